import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the series about far roads and the short series, in English. */
export const longRoads: Readonly<Record<string, FilmTexts>> = {
  'dvadtsat-vtoraya-vahta': {
    name: 'Expedition Twenty-Two',
    short: 'A cucumber has grown in orbit. According to the log, nobody planted it.',
    summary:
      'Three cosmonauts take over a greenhouse from the previous crew, along with a notebook missing some pages. The plants obey not the software but whoever tended them before and never came home.',
  },
  'pamyat-po-podpiske': {
    name: 'Memory by Subscription',
    short: "You can rent a stranger's memories. He found his own in the catalogue.",
    summary:
      'Moscow, 2049. Yan repairs rented memories and in one of them recognises his own wedding, which never happened. The owner of the recording pays for nobody to watch it.',
  },
  'gostinitsa-u-sanaina': {
    name: 'The Inn at Sanahin',
    short: 'The guests all sign the book. The dates they put belong to different centuries.',
    summary:
      'Ester opens a small inn by the bridge, and on the very first night a monk knocks and asks for ink. By morning the bill is paid with a coin that a Yerevan museum has sought for two hundred years.',
  },
  'leshachiy-uchastok': {
    name: 'The Goblin Precinct',
    short: 'The report says "a citizen of no fixed abode". The citizen is overgrown with moss.',
    summary:
      'Constable Lopukhov is posted to a Karelian village where people complain of mermaids and the chicken thief is very polite. No law covers such residents, so a healer dictates and he writes.',
  },
  'severnyy-zavoz': {
    name: 'The Winter Road',
    short: 'The road exists only in winter. In spring it turns into a river.',
    summary:
      'A convoy of trucks carries flour, medicine and a grand piano to the villages of Yakutia. The thaw is three weeks off, six hundred kilometres of ice lie ahead, and under each truck it cracks in its own way.',
  },
  topografy: {
    name: 'The Topographers',
    short: 'A map of the Tian Shan, 1874. The white patch does not want to be filled in.',
    summary:
      "A small party charts passes that are on nobody's map. Sabyr the guide shows the way but asks them to leave out one valley, and the painter draws it from memory.",
  },
  'reki-govoryat': {
    name: 'What Rivers Say',
    short: 'One river an episode, from spring to sea, and the people who live along it.',
    summary:
      'From the Lena to the Chusovaya a film crew travels on anything that floats. Pilots, buoy keepers and beavers tell where the old water has gone and what a river needs its islands for.',
  },
  'hleb-iz-kamnya': {
    name: 'Bread from Stone',
    short: 'Armenian cooking does not start with a recipe. It starts with a fire in the ground.',
    summary:
      'The presenter drives through the villages from Shirak to Meghri and is always made to stay for lunch. At the table he learns why there are twenty words here for bread and none for leftovers.',
  },
  'pochemu-padaet-yabloko': {
    name: 'Why the Apple Falls',
    short: 'Grown-ups do not know. Newton the lab assistant does, but drops everything first.',
    summary:
      'A Question lives in the school laboratory and will not leave until it is answered. The professor explains, the assistant tries it on himself, and you can repeat it at home if Mum says yes.',
  },
  'bukvy-mashtotsa': {
    name: 'The Letters of Mashtots',
    short: 'Thirty-nine episodes, one for each letter of the Armenian alphabet.',
    summary:
      'The keeper of manuscripts takes down volume after volume and tells the story of each letter: who carved it in stone, who saved it from a fire, and which word it was first to begin.',
  },
  'soobschenie-prochitano': {
    name: 'Message Read',
    short: 'He is typing. He is still typing. This is the fourth day.',
    summary:
      'The whole romance of Dasha and Kirill fits on a phone screen: three dots, a deleted voice message and a sticker of a duck, sent to the wrong person at the worst possible moment.',
  },
  'taksi-do-zeytuna': {
    name: 'A Taxi to Zeytun',
    short: 'The ride takes twenty minutes. In that time Zhora can get you married.',
    summary:
      'Every ride has one passenger: a runaway bride, a conjuror with a rabbit, a minister without his guards. The Yerevan driver has advice for all, and one day some of it will even be of use.',
  },
  'stuk-po-bataree': {
    name: 'Knock on the Radiator',
    short: 'At first she knocked to have the music off. Then she asked him to turn it up.',
    summary:
      'Mitya and Olya live one above the other and have never met. They tap out all they have to say on the radiator, until a plumber arrives and announces that the pipes will be replaced.',
  },
  'barista-znaet': {
    name: 'The Barista Knows',
    short: 'On your cup Fedya writes not your name but what you ought to hear.',
    summary:
      'The morning queue is long and a cup holds three words. Because of them one customer resigns, another rings his ex, and the owner has already ordered cups with no room to write on.',
  },
  'videozvonok-s-dachi': {
    name: 'A Video Call from the Dacha',
    short: 'Grandmother rings to show her garden. Behind her, someone turns on the lights.',
    summary:
      'Varya and Gleb can see on the screen what Grandmother does not notice. The dacha is three hours away, her battery is at seven per cent, and there is one more person in the picture than before.',
  },
  'stazher-boga-pogody': {
    name: "The Weather God's Trainee",
    short: 'Yesterday he sent hail to a wedding. Today they trust him with a rainbow.',
    summary:
      'Tosha is on work experience in the heavenly office, where the manual for rain runs to nine volumes. Cloudlet tells him to follow his mood, and the forecasters below lose faith in science.',
  },
  'babushka-vedet-efir': {
    name: 'Granny Goes Live',
    short: 'She meant to ring her grandson. Forty thousand people are watching.',
    summary:
      'Granny Toma presses the red button by accident and teaches the whole country to pickle mushrooms. She cannot switch it off, and her followers beg the grandson not to show her how.',
  },
  'armyanskiy-za-dve-minuty': {
    name: 'Armenian in Two Minutes',
    short: 'One word a day. By Friday Kolya is haggling in the market.',
    summary:
      'Astghik the teacher gives a word, Kolya uses it at once in the wrong place, and an uncle on a balcony corrects them both. Thirty lessons on, you can ask the way and understand the reply.',
  },
  'naydi-menya-do-polunochi': {
    name: 'Find Me by Midnight',
    short: 'A city at night, one earphone and a voice that knows her by name.',
    summary:
      "Rita is handed a stranger's phone with a countdown running. Each episode is one hour and one address, and Azat, whom she asks for help, has been to all those addresses before.",
  },
  'kupets-snimaet': {
    name: 'The Merchant Vlogs',
    short: '"Good health to all, Yeremey here, and today we are unboxing a chest."',
    summary:
      'The great Makaryev fair, 1683: a merchant runs a blog before anyone has invented them. He samples tea from overseas, compares horseshoes and asks good folk for a thumbs up.',
  },
};
