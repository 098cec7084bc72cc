import type { LanguageCode } from '@foyer/ui/languages';

/** Headings of the home screen. */
export interface HomeWords {
  premiere: string;
  goOn: string;
  /** The same in the paper's voice. */
  stoppedHere: string;
  week: string;
  weekLine: string;
  top10: string;
  onAir: string;
  channels: string;
  documentary: string;
}

/** The words of the home pictures, in each language. */
export const homeWords: Readonly<Record<LanguageCode, HomeWords>> = {
  rus: {
    premiere: 'Премьера',
    goOn: 'Продолжить просмотр',
    stoppedHere: 'Вы остановились здесь',
    week: 'Смотрят на этой неделе',
    weekLine: '48 фильмов за месяц',
    top10: 'Топ-10 за сутки',
    onAir: 'Сейчас по ТВ',
    channels: '60 каналов, архив 7 дней',
    documentary: 'Немое кино, которое говорит',
  },
  eng: {
    premiere: 'Premiere',
    goOn: 'Continue watching',
    stoppedHere: 'You stopped here',
    week: 'Watched this week',
    weekLine: '48 films this month',
    top10: 'Top 10 today',
    onAir: 'On air now',
    channels: '60 channels, 7 days of archive',
    documentary: 'Silent films that speak',
  },
  hye: {
    premiere: 'Պրեմիերա',
    goOn: 'Շարունակել դիտումը',
    stoppedHere: 'Դուք կանգ եք առել այստեղ',
    week: 'Դիտում են այս շաբաթ',
    weekLine: '48 ֆիլմ մեկ ամսում',
    top10: 'Օրվա լավագույն տասնյակը',
    onAir: 'Հիմա եթերում',
    channels: '60 ալիք, 7 օրվա արխիվ',
    documentary: 'Համր կինո, որը խոսում է',
  },
};
