import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the sport, music and school films and the New Year comedies, in English. */
export const playground: Readonly<Record<string, FilmTexts>> = {
  'shag-s-vyshki': {
    name: 'A Step off the Tower',
    short: 'Ten metres to the water. She has been looking down for eight months.',
    summary:
      'After an injury a diver returns to the tower and each time leaves by the ladder. The new coach lets her climb down as often as she likes but asks her to say the reason aloud.',
  },
  'sambo-dlya-otlichnitsy': {
    name: 'Sambo for a Straight-A Girl',
    short: 'Top marks in everything but gym. The only cure is the sambo class.',
    summary:
      'One grade stands between Agnia and the school gold medal, so she takes up wrestling by the book. Her rivals laugh until they start losing to someone who has taken notes on it all.',
  },
  'desyat-krugov-po-ldu': {
    name: 'Ten Laps on the Ice',
    short: '1956, a river for a rink and one pair of skates between two.',
    summary:
      'Two fitters from a settlement on the Volga train in turns for the regional championship. Only one can skate the last distance, and the second pair of skates never came.',
  },
  'gyumri-beret-ves': {
    name: 'Gyumri Lifts',
    short: 'The gym still stands, the bar is bent, and champions must be raised.',
    summary:
      'A year after the earthquake boys come to a cold gym to lift whatever is left. The coach chalks their records on the wall and does not say that the building is to be pulled down.',
  },
  'shah-mat-i-fizkultura': {
    name: 'Check, Mate and Gym Class',
    short: 'The school timetable includes chess. The gym teacher takes it personally.',
    summary:
      'Two subjects fight over one hall, so the head calls a match: the gym team must learn openings, the chess team must run cross-country. They are friends before the game is over.',
  },
  'shtrafnoy-krug': {
    name: 'The Penalty Loop',
    short: 'Five shots decide the season. She misses only when her sister is watching.',
    summary:
      'Two biathlete sisters have not spoken for three years, though they run in the same relay. To hand over the leg they must look each other in the eye, and that is harder than the target.',
  },
  'yahta-iz-garazha': {
    name: 'The Yacht from the Garage',
    short: 'For ten years two friends built a yacht. It will not go through the garage door.',
    summary:
      'Two engineers from Samara knock down the wall, launch what they have on the Volga and enter a regatta. Their rivals run under sail, and they run under curtains from the assembly hall.',
  },
  'myach-nad-sevanom': {
    name: 'A Ball over Sevan',
    short: 'Beach volleyball at nearly two thousand metres. Little air, a lot to play for.',
    summary:
      'A lakeside boarding house will close unless it draws guests, so the cook announces a tournament. Champions arrive from the capital; the home team can play only in a high wind.',
  },
  'kontsert-v-depo': {
    name: 'A Concert in the Depot',
    short: 'A symphony orchestra, six tracks and one very punctual locomotive.',
    summary:
      'The railwaymen of Chelyabinsk give musicians their depot for a night between shifts. The whistles are written into the score, and the driver rehearsed with everyone and takes his bow.',
  },
  'sto-dudukov': {
    name: 'A Hundred Duduks',
    short: 'A hundred players, one breath and the wood of the apricot tree.',
    summary:
      'Duduk players from towns and villages perform together for the first time, in the open air below Garni. Between the pieces a master tells how to choose the branch that will sing.',
  },
  'via-gorizont-edet-domoy': {
    name: 'The Horizon Band Goes Home',
    short: 'They split up in 1982. The debt for the amplifier stayed with all of them.',
    summary:
      'The players of a provincial band meet for one last trip, to return an amplifier to its house of culture. In thirty years it has grown out of date, and the songs somehow have not.',
  },
  'tretya-truba': {
    name: 'The Third Trumpet',
    short: 'The school brass band has three trumpets. The third can play one note.',
    summary:
      'Mitya was taken on for symmetry and is asked not to play too loud. On parade day the valves of the other two freeze, and all that is left is his one and only note.',
  },
  'erevan-dzhaz-polnoch': {
    name: 'Yerevan, Jazz, Midnight',
    short: 'The last set begins when the waiters are already lifting the chairs.',
    summary:
      'A club by the Cascade is closing for repairs, and players of three generations perform until morning for those who stayed. There is no programme because nobody knows it.',
  },
  'podval-nomer-pyat': {
    name: 'Basement Number Five',
    short: 'They could rehearse until eleven. The boiler hummed in F sharp.',
    summary:
      'Leningrad, 1986: four friends play in a boiler room and record an album on two tape machines. There is a single reel, and years later each is sure that one of the others kept it.',
  },
  'organ-v-stepi': {
    name: 'An Organ in the Steppe',
    short: 'Two thousand pipes came by lorry. The wind came by itself, to listen.',
    summary:
      'A portable organ is put together in the open by a salt lake and tuned for a week by night, while it is cool. Shepherds, a choir and an entire school gather for the concert.',
  },
  'vtorogodnik-aristotel': {
    name: 'Aristotle Repeats the Year',
    short: 'It is his third time in year nine. At last he finds it all interesting.',
    summary:
      'A pupil with a Greek name halts every lesson with the question why and hands in no test on time. The new young teacher realises that nobody at the school can answer him.',
  },
  'direktor-na-peremene': {
    name: 'The Headmaster at Break Time',
    short: 'The headmaster lost his office to a girl in year seven. For one week.',
    summary:
      'Lena abolishes the bell, puts silence on the timetable and sacks the canteen. From the back row the headmaster hears for the first time how things are explained in his school.',
  },
  'spisat-u-geniya': {
    name: 'Copying from a Genius',
    short: 'The whole class copies from Grisha. Grisha copies from them how to live.',
    summary:
      "An olympiad winner solves everyone's sums and asks in return to be taught to dance, skip lessons and ring girls up. By spring the marks are falling and Grisha is doing splendidly.",
  },
  'obschaga-nomer-vosem': {
    name: 'Dormitory Number Eight',
    short: 'Fifth floor, one hotplate, four faculties and not a single frying pan.',
    summary:
      'A physicist, a philologist, a guitarist and an eternal part-timer share a room and one good suit. When all four have a date on the same night, the trousers need a timetable.',
  },
  'sdam-komnatu-fiziku': {
    name: 'A Room to Let, Physicists Only',
    short: 'The landlady takes explanations as rent. For March he owes string theory.',
    summary:
      'A retired tram driver lets a room only to physicists and every night demands to hear how the world works. A postgraduate finds that he has not known it himself for quite a while.',
  },
  'vypusknoy-v-marte': {
    name: 'Graduation in March',
    short: 'The school shuts in spring, so they decided to say goodbye in advance.',
    summary:
      'The top class of a small port throws its ball in mid-year, among snowdrifts and with no diplomas. In one night they must say everything they were saving for June.',
  },
  'stroyotryad-abrikos': {
    name: 'The Apricot Brigade',
    short: 'They came to build a cowshed. First, it turned out, there was the harvest.',
    summary:
      'Students from Tula spend a summer of the seventies in a village of the Ararat plain: they cannot cut stone, they squash the apricots and know three words of Armenian. By August two will do.',
  },
  'lager-chayka-tretya-smena': {
    name: 'Camp Seagull, the Last Session',
    short: 'August, rain, half the troop has gone home. The best ones are left.',
    summary:
      'The last session has nine children, one counsellor and a watchman who swears that something lives in the pool. Something does live there, and it too would like to go home.',
  },
  'elka-dlya-dezhurnyh': {
    name: 'A New Year Tree for the Night Shift',
    short: "New Year's Eve for those on duty. The only thing allowed in is beet salad.",
    summary:
      'A doctor, a fireman, a dispatcher and a train driver greet the holiday by radio every year. This time they mean to sit at one table, and the city means to stop them.',
  },
  'snegurochka-rabotaet-dopozdna': {
    name: 'The Snow Maiden Works Late',
    short: 'Twenty-seven parties in a day. Nobody asked her to the twenty-eighth.',
    summary:
      'A drama student and a pensioner with a beard drive across the city from call to call. At the last address the house is wrong, and the door is opened by a man who stopped expecting guests.',
  },
  'dvenadtsat-udarov-s-opozdaniem': {
    name: 'Twelve Strokes, Somewhat Late',
    short: 'The town clock stopped a minute before midnight. The year cannot begin.',
    summary:
      'While the clockmaker hunts for the fault, the last minute of December goes on and on: the salad never ends, quarrels can be mended, snow hangs in the air. Not all want it fixed.',
  },
  'vagon-restoran-pod-kuranty': {
    name: 'The Dining Car at Midnight',
    short: 'Each passenger keeps home time, so midnight comes five times over.',
    summary:
      "On New Year's Eve a dining car holds a barmaid, a professor, a soldier and a troupe that has lost its props. By the fifth chime they know everything about each other except their surnames.",
  },
  'ded-moroz-iz-vanadzora': {
    name: 'Father Frost from Vanadzor',
    short: 'His own beard, his own voice, his own accent. The children are thrilled.',
    summary:
      'Razmik, an electrician, came to Moscow to see his daughter and stood in for a sick actor. Now the whole district wants nobody else, and the chief Father Frost is on strike.',
  },
};
