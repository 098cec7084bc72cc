import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the thrillers, in English. */
export const thriller: Readonly<Record<string, FilmTexts>> = {
  'tihaya-voda': {
    name: 'Still Water',
    short: 'The lake has drawn back a hundred metres. On its bed stands a car.',
    summary:
      'A drought lays bare the bed of a reservoir and a case closed twelve years ago. The investigator was a witness then.',
    about: [
      'The village by the water lives on summer guests and silence. When a white Niva is raised from the mud everyone knows its number, and nobody is surprised.',
      'Pyotr came back here to serve and to forget. Now he is the one questioned, and he knows all the answers.',
    ],
  },
  kassiopeya: {
    name: 'Cassiopeia',
    short: 'The crew wakes thirty years too early and cannot remember who gave the order.',
    summary:
      'The crew of a station orbiting a gas giant wakes thirty years too early, and nobody can remember who gave the order.',
    about: [
      "The year 2119. The research vessel Cassiopeia is on its way to the outer rings. When flight engineer Anya Lazareva comes round the ship is silent: no link to Earth, the log erased, and in the captain's chair a man who was not on the crew list.",
      'Nine days remain until the point of no return. Someone aboard has been awake for all thirty years.',
    ],
  },
  'devyat-etazhey': {
    name: 'Nine Floors',
    short: 'The lift has been going down for an hour. The house has nine floors.',
    summary:
      'Four neighbours are stuck in the lift of a new building. The numbers on the display ran out long ago.',
    about: [
      'The last working day of the year, midnight, a broken intercom. The lift stops, the doors open, and it is the wrong floor. Then once more.',
      'On each one lives something that one of the four has never told anybody. The lift does not go up.',
    ],
  },
  'gorod-posle-dozhdya': {
    name: 'The City After Rain',
    short: 'A night dispatcher hears on the air the voice of a man who vanished seven years ago.',
    summary:
      'A night dispatcher hears on the air the voice of a man who vanished seven years ago. To find him she must cross the whole city, from the roofs to the flooded courtyards.',
    about: [
      'It has been raining for eleven days. Nina answers the calls of the whole right bank alone, and at three in the morning a frequency that was switched off long ago calls her by name.',
      'The voice knows where the next pipe will burst. It also knows what Nina did on the night he disappeared.',
    ],
  },
  'belyy-shum': {
    name: 'White Noise',
    short: 'A sound engineer hears on a tape a conversation that will take place tomorrow.',
    summary: 'She cleans archive recordings of noise. In the noise there is a voice: her own.',
    about: [
      'The radio archive is moving and the tapes must be digitised by Friday. Asya works at night and for the first time in years keeps her headphones on.',
      'On every reel there are four minutes of the next day. On the last one there is silence.',
    ],
  },
  alibi: {
    name: 'Alibi',
    short:
      'He was in plain sight when his partner died. A hundred witnesses. All of them are wrong.',
    summary:
      'A lawyer defends a man with a perfect alibi and understands that it cannot be perfect.',
    about: [
      'An anniversary, a hundred guests, a live broadcast. At nine sharp Korneyev raised his glass. At nine sharp his partner fell from the twelfth floor.',
      'Vera Lanskaya watches the recording for the fortieth time and sees one second too many.',
    ],
  },
  'okno-vo-dvor': {
    name: 'Courtyard Window',
    short: 'From her window she sees twenty-six others. In one of them the light is never put out.',
    summary: 'A translator with a broken leg watches the courtyard and one day sees herself.',
    about: [
      'A cast, a heatwave, no lift. The courtyard becomes her world: the violinist on the third floor, the twins, the woman who lays the table for two each night.',
      'On the fifth night, in the window opposite, someone switches on her own lamp. A modern answer to a classic, without a single quotation.',
    ],
  },
  'lunnyy-reestr': {
    name: 'The Lunar Register',
    short: 'Someone is selling plots on the Moon. One of the buyers has already built a house.',
    summary:
      'A land office inspector looks into a funny complaint and finds the largest deal in history.',
    about: [
      "The complaint is this: a neighbour blocks the view of the Earth. Inspector Tigran Melik files it and drives to the seller's address, an observatory closed for repairs.",
      'The further he goes the less it looks like a joke. A fantastic detective story about owning what cannot be reached.',
    ],
  },
  'volchiy-chas': {
    name: 'Hour of the Wolf',
    short:
      'A house in the woods is let by the night. The owners ask you not to open from three to four.',
    summary:
      'A young couple celebrates an anniversary far from the city. There is one rule on the fridge.',
    about: [
      'The description says sauna, silence and a view of the lake. The note on the fridge says: “From three to four open to nobody. Not even to us.”',
      'At ten to three the owners knock. A slow and very dark horror film.',
    ],
  },
  'nochnoy-ekspress': {
    name: 'Night Express',
    short: 'Four people share a compartment. By morning each will have passed for another.',
    summary:
      'The train runs without a stop until dawn. On it is a witness whose face nobody has seen.',
    about: [
      'The witness is guarded and the witness is hunted, and both tickets are for the same compartment. The attendant brings tea and notices that all four wear the same watch.',
      'Six hours and three tunnels to the terminus. After each of them the compartment is set differently.',
    ],
  },
};
