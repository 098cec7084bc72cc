import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the city dramas and the music films, in English. */
export const cityDrama: Readonly<Record<string, FilmTexts>> = {
  'kvartira-s-royalem': {
    name: 'The Flat with the Piano',
    short: 'The heirs have divided everything but the grand piano: it fits through no door.',
    summary:
      "Three sisters are selling their grandmother's old flat on the Fontanka. To get the piano out they must take down a wall, and behind it lives a man she never mentioned.",
  },
  'reys-v-pyat-sorok': {
    name: 'The Five-Forty Flight',
    short: 'One night before the plane, she asks the taxi driver to stop at seven addresses.',
    summary:
      'Lilit is leaving Yerevan for good and hires a car until dawn. By the third address the driver realises that his own house is on her list.',
  },
  'smennyy-master': {
    name: 'The Shift Foreman',
    short: 'The plant closes in a month. They promote the woman nobody will miss.',
    summary:
      'Tamara is told to run the shop until its last day and keep the truth to herself. She decides that the last order will leave without a single fault.',
  },
  'vtoraya-violonchel': {
    name: 'Second Cello',
    short: 'For twenty years she has sat at the second desk. Today the first one is empty.',
    summary:
      'The principal vanishes three days before a tour. Yelena is offered his chair, his solo and his instrument, inside which somebody has left a note.',
  },
  'hor-na-kaskade': {
    name: 'A Choir on the Cascade',
    short: 'The neighbours sing on the stairs because they have nowhere else to sing.',
    summary:
      'A Yerevan choir loses its basement and rehearses on the steps of the Cascade. By autumn the whole district comes to listen, all but the former soloist.',
  },
  'hleb-do-shesti': {
    name: 'Bread by Six',
    short: 'The baker works while the town sleeps. One night somebody kneads the dough for him.',
    summary:
      "A boy who has run away from a children's home slips into a bakery at the edge of Tver. The old baker has one condition: bread by six, the rest later.",
  },
  'mosty-razvodyat-v-dva': {
    name: 'The Bridges Open at Two',
    short: 'Every night she raises the bridge. Every night he fails to get home in time.',
    summary:
      'A drawbridge mechanic and a driver who is always late talk to each other across the Neva. By the end of summer they have had forty nights and not one date.',
  },
  'tramvay-idet-v-park': {
    name: 'Tram to the Depot',
    short: 'The last run of a line that will be scrapped by morning. The car is strangely full.',
    summary:
      'A driver takes the night tram along the line she has worked for thirty years. At every stop someone from her past gets on, and nobody pays the fare.',
  },
  'sto-pisem-anush': {
    name: 'A Hundred Letters to Anush',
    short: 'For thirty years a postman left the letters undelivered. Now he carries them round.',
    summary:
      'In retirement an old postman finds a sack of letters addressed to Anush. The city has been rebuilt since, so he looks for her door by door, reading aloud.',
  },
  'golos-iz-kirovakana': {
    name: 'The Voice from Kirovakan',
    short: 'The voice on the tape belongs to no one. A whole town once danced to it.',
    summary:
      'Twenty-five years after the earthquake a sound engineer restores the tapes of a restaurant band and looks for a singer whose name nobody wrote down.',
  },
  'mama-ne-spit': {
    name: "Mother Doesn't Sleep",
    short: 'A mother by day, a taxi driver by night. Her daughter finds out from the app.',
    summary:
      'To pay for tutors, Olga starts her shift when her daughter falls asleep. One night an order takes her to a house where her daughter should not be.',
  },
  'posledniy-seans-v-rodine': {
    name: 'Last Show at the Rodina',
    short: 'The cinema is sold. Its projectionist promises a film no catalogue lists.',
    summary:
      'A mining town is losing its only screen. Tickets for the last show are gone in an hour: the unmarked can is said to hold footage of everyone in town.',
  },
  'zhenschina-s-tretey-platformy': {
    name: 'The Woman on Platform Three',
    short: 'They saw each other every morning for four years. The rails lay between them.',
    summary:
      'He commutes to Moscow, she commutes out of it. When her train is cancelled he crosses to the other platform for the first time and comes two minutes late.',
  },
  'snos-naznachen-na-may': {
    name: 'Demolition Due in May',
    short: 'The house is declared unsafe. Only now do its tenants declare themselves neighbours.',
    summary:
      'Six families stay on in a condemned block without gas or water. By May they will have built a barricade, a common kitchen and one love story.',
  },
  'duduk-iz-marselya': {
    name: 'The Duduk from Marseille',
    short: 'For forty years he has made duduks. One has come back to him from across the sea.',
    summary:
      "The parcel from Marseille holds nothing but a cracked duduk with the maker's own mark. He crosses Europe to learn who played it and why they stopped.",
  },
  oranzhereya: {
    name: 'The Glasshouse',
    short: 'A widow grows tulips in winter. Her helper cannot hear a word.',
    summary:
      'A deaf teenager takes a job in a greenhouse outside town so as not to go home. By the eighth of March the two have a language of their own and ten thousand flowers.',
  },
  'pervaya-skoraya': {
    name: 'First Ambulance',
    short: 'Minus fifty, one crew for the whole district, and a call that keeps coming back.',
    summary:
      'Every night a Norilsk paramedic drives to the same address, and every night a healthy man opens the door. The fifth time she decides to stay for tea.',
  },
  'perevodchitsa-s-gruzinskogo': {
    name: 'Translated from Georgian',
    short: 'She translated his love poems. Now he asks her to translate his divorce papers.',
    summary:
      'A Moscow translator visits a Tbilisi poet she knows by heart. The closer she gets to the man, the clearer it is that the best lines in the book are hers.',
  },
  'vesna-pridet-v-iyune': {
    name: 'Spring Comes in June',
    short: 'Her husband was due back from sea in March. The snow has not melted yet.',
    summary:
      "While a trawler is held in a foreign port, the crew's wives move in together and learn Norwegian. Not all of them will want their old life back.",
  },
  'komnata-dlya-gamm': {
    name: 'A Room for Scales',
    short: 'One piano for six students and a timetable that starts before dawn.',
    summary:
      'In a conservatory dormitory everyone gets forty minutes at the keys. The new girl asks for the night hours, and the floor hears for the first time what playing is.',
  },
  'subbota-ottsa': {
    name: "Father's Saturday",
    short: 'The court gave him one Saturday a week. His daughter is keeping count.',
    summary:
      'Pavel invents fifty-two Saturdays for his daughter, each wilder than the last. On the forty-ninth she asks if they could just sit in the kitchen.',
  },
  'tishe-biblioteka': {
    name: 'Quiet in the Library',
    short: 'A district library is recording a rap album. Whispers only.',
    summary:
      'To save her branch from closing, a librarian lets three teenagers with a microphone into the stacks. The album they whisper travels faster than any new book.',
  },
  vremyanka: {
    name: 'The Temporary House',
    short: 'The cabin was lent to them for two years. Twenty-two have passed.',
    summary:
      'A family in Gyumri gets the keys to the flat it has awaited since the earthquake. Grandfather refuses to move: in the cabin he knows where every thing once stood.',
  },
  'solo-dlya-prachechnoy': {
    name: 'Solo for Laundry',
    short: 'Five laundresses, one drum, and a washing machine that keeps the beat.',
    summary:
      'The staff of a hospital laundry form a band out of whatever rattles. In the city contest they are put on straight after the symphony orchestra.',
  },
  'moy-sosed-shopen': {
    name: 'My Neighbour Chopin',
    short: 'Behind the wall they play the same waltz. Always with the same mistake.',
    summary:
      'A piano tuner bears it for a month, then goes to set the wrong note right. The woman who opens the door plays it on purpose, to see who will notice.',
  },
  'osen-na-sokole': {
    name: 'Autumn at Sokol',
    short: 'He is seventy, she is seventy-one. The children object to the match.',
    summary:
      "A retired engineer and a former stewardess meet in a queue for apples. To marry without a scene they run away from home on a grandson's motorbike.",
  },
  'chelovek-za-oknom': {
    name: 'The Man Outside the Window',
    short: 'He washes windows on the fortieth floor. She writes to him on the glass.',
    summary:
      'A lawyer in a tower and a rope-access cleaner exchange notes in marker on the pane. When the firm goes under, the only evidence left is on the window.',
  },
  'beyrutskiy-fotograf': {
    name: 'The Photographer from Beirut',
    short: 'He moved his studio from Beirut to Yerevan. Someone wants the negatives back.',
    summary:
      "A repatriate opens a studio on the ground floor and hangs strangers' weddings in the window. One by one people come in who recognise themselves.",
  },
};
