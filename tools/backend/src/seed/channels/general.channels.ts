import { say, type ChannelGenreSeed } from './channel-seed.ts';

/** Channels with something for everybody. */
export const generalChannels: ChannelGenreSeed = {
  id: 'general',
  names: say('Общие', 'General', 'Ընդհանուր'),
  channels: [
    {
      slug: 'pervyy-ekran',
      names: say('Первый экран', 'First Screen', 'Առաջին էկրան'),
      descriptions: say(
        'Утром новости, вечером большое кино.',
        'News in the morning, a big film in the evening.',
        'Առավոտյան՝ նորություններ, երեկոյան՝ մեծ կինո։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'stolitsa',
      names: say('Столица', 'Capital', 'Մայրաքաղաք'),
      descriptions: say(
        'Жизнь большого города без пробок.',
        'Life in a big city without the traffic.',
        'Մեծ քաղաքի կյանքը՝ առանց խցանումների։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'service',
    },
    {
      slug: 'vsya-strana',
      names: say('Вся страна', 'The Whole Country', 'Ամբողջ երկիրը'),
      descriptions: say(
        'Одиннадцать часовых поясов в одном эфире.',
        'Eleven time zones on one air.',
        'Տասնմեկ ժամային գոտի մեկ եթերում։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
    {
      slug: 'dom-i-gorod',
      names: say('Дом и город', 'Home and City', 'Տուն և քաղաք'),
      descriptions: say(
        'О том, что за окном и по эту его сторону.',
        'What is outside the window, and on this side of it.',
        'Այն մասին, ինչ պատուհանից դուրս է և այս կողմում։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'service',
    },
    {
      slug: 'vremena',
      names: say('Времена', 'Times', 'Ժամանակներ'),
      descriptions: say(
        'Старые хроники и свежие разговоры.',
        'Old newsreels and fresh conversations.',
        'Հին տարեգրություններ և թարմ զրույցներ։',
      ),
      ageYears: 12,
      isFree: true,
    },
    {
      slug: 'mezhdu-strok',
      names: say('Между строк', 'Between the Lines', 'Տողերի արանքում'),
      descriptions: say(
        'Книги, театр и люди, которые их делают.',
        'Books, theatre and the people who make them.',
        'Գրքեր, թատրոն և մարդիկ, ովքեր դրանք ստեղծում են։',
      ),
      ageYears: 12,
      isFree: true,
      timeShift: 'included',
    },
  ],
  shows: [
    {
      id: 'utro-nachinaetsya',
      names: say('Утро начинается', 'The Morning Begins', 'Առավոտը սկսվում է'),
      descriptions: say(
        'Новости, погода и гости за кухонным столом.',
        'News, weather and guests at the kitchen table.',
        'Նորություններ, եղանակ և հյուրեր խոհանոցի սեղանի շուրջ։',
      ),
      ageYears: 0,
      minutes: 180,
    },
    {
      id: 'novosti',
      names: say('Новости', 'News', 'Լուրեր'),
      descriptions: say(
        'Коротко о том, что случилось за последние часы.',
        'The last few hours in brief.',
        'Հակիրճ՝ վերջին ժամերի իրադարձությունների մասին։',
      ),
      ageYears: 12,
      minutes: 15,
    },
    {
      id: 'itogi-dnya',
      names: say('Итоги дня', 'The Day in Review', 'Օրվա ամփոփում'),
      descriptions: say(
        'Главное за день и то, что за ним стоит.',
        'What mattered today, and what is behind it.',
        'Օրվա գլխավորը և այն, ինչ կա դրա հետևում։',
      ),
      ageYears: 12,
      minutes: 45,
    },
    {
      id: 'zdorovaya-privychka',
      names: say('Здоровая привычка', 'A Healthy Habit', 'Առողջ սովորություն'),
      descriptions: say(
        'Врачи отвечают на вопросы, которые неловко задавать.',
        'Doctors answer the questions that people are shy to ask.',
        'Բժիշկները պատասխանում են այն հարցերին, որոնք մարդիկ ամաչում են տալ։',
      ),
      ageYears: 12,
      minutes: 40,
    },
    {
      id: 'po-sosedski',
      names: say('По-соседски', 'Between Neighbours', 'Հարևանավարի'),
      descriptions: say(
        'Двор, спор и мировой судья, который умеет слушать.',
        'A yard, a quarrel and a judge who knows how to listen.',
        'Բակ, վեճ և դատավոր, որը լսել գիտի։',
      ),
      ageYears: 12,
      minutes: 50,
    },
    {
      id: 'sto-voprosov',
      names: say('Сто вопросов', 'A Hundred Questions', 'Հարյուր հարց'),
      descriptions: say(
        'Семейная викторина: ошибаться можно, подсказывать нельзя.',
        'A family quiz: mistakes are fine, prompting is not.',
        'Ընտանեկան վիկտորինա․ սխալվել կարելի է, հուշել՝ ոչ։',
      ),
      ageYears: 6,
      minutes: 60,
    },
    {
      id: 'razgovor-za-chaem',
      names: say('Разговор за чаем', 'Over Tea', 'Թեյի շուրջ'),
      descriptions: say(
        'Один гость, один самовар и час без спешки.',
        'One guest, one samovar and an hour without haste.',
        'Մեկ հյուր, մեկ ինքնաեռ և մեկ անշտապ ժամ։',
      ),
      ageYears: 12,
      minutes: 55,
    },
    {
      id: 'remont-bez-ssor',
      names: say('Ремонт без ссор', 'Renovation Without Rows', 'Վերանորոգում առանց վեճերի'),
      descriptions: say(
        'За неделю семья переделывает комнату и остаётся семьёй.',
        'In one week a family redoes a room and stays a family.',
        'Մեկ շաբաթում ընտանիքը վերափոխում է սենյակը և մնում ընտանիք։',
      ),
      ageYears: 6,
      minutes: 45,
    },
    {
      id: 'staraya-hronika',
      names: say('Старая хроника', 'Old Newsreel', 'Հին տարեգրություն'),
      descriptions: say(
        'Что показывали в кинотеатрах перед сеансом сто лет назад.',
        'What cinemas showed before the film a hundred years ago.',
        'Ինչ էին ցուցադրում կինոթատրոններում հարյուր տարի առաջ՝ ֆիլմից առաջ։',
      ),
      ageYears: 6,
      minutes: 30,
    },
    {
      id: 'nochnoy-kontsert',
      names: say('Ночной концерт', 'Night Concert', 'Գիշերային համերգ'),
      descriptions: say(
        'Музыка для тех, кто ещё не спит.',
        'Music for those who are still awake.',
        'Երաժշտություն նրանց համար, ովքեր դեռ չեն քնել։',
      ),
      ageYears: 6,
      minutes: 60,
    },
  ],
  day: [
    { from: '06:00', opener: 'utro-nachinaetsya', shows: ['novosti'] },
    {
      from: '09:00',
      opener: 'novosti',
      shows: ['zdorovaya-privychka', 'remont-bez-ssor', 'razgovor-za-chaem', 'staraya-hronika'],
    },
    { from: '12:00', opener: 'novosti', series: [], shows: ['po-sosedski', 'staraya-hronika'] },
    {
      from: '15:00',
      opener: 'novosti',
      shows: ['po-sosedski', 'razgovor-za-chaem', 'remont-bez-ssor'],
    },
    { from: '18:00', opener: 'novosti', shows: ['sto-voprosov', 'razgovor-za-chaem'] },
    {
      from: '21:00',
      opener: 'itogi-dnya',
      films: ['drama', 'comedy', 'detective', 'adventure'],
      shows: ['staraya-hronika'],
    },
    { from: '00:30', films: [], shows: ['nochnoy-kontsert'] },
    { from: '04:00', shows: ['nochnoy-kontsert', 'staraya-hronika'] },
  ],
};
