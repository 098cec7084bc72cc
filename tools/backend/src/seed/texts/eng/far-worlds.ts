import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the films about far worlds and far times, in English. */
export const farWorlds: Readonly<Record<string, FilmTexts>> = {
  'pisma-s-tserery': {
    name: 'Letters from Ceres',
    short: 'A letter takes forty minutes to reach Earth. The reply came before the question.',
    summary:
      "The radio officer of a mine on Ceres reads other people's mail for a living. One day she receives an answer to a letter she wrote and never dared to send.",
  },
  'teplyy-okean-evropy': {
    name: 'The Warm Ocean of Europa',
    short: "Water moves under Europa's ice. Something below knocks in time with the drill.",
    summary:
      "A crew has been boring into Jupiter's moon for two winters. With a metre left to go the knocking stops, and the commander orders them to wait for the other side.",
  },
  'hranitel-garni': {
    name: 'The Keeper of Garni',
    short: 'A fire is lit in the pagan temple every night. The watchman swears he was asleep.',
    summary:
      'A restorer comes to Garni to mend a column and stays the night. The watchman he wakes tells him about the earthquake of 1679 as if he had been there.',
  },
  'karavan-na-tebriz': {
    name: 'The Caravan to Tabriz',
    short: 'Twenty camels carry salt. Under the salt lies a book men kill for.',
    summary:
      "The year is 1603. A merchant's son leads his first caravan and hides a manuscript only he knows about. By the third halt everyone knows.",
  },
  'kartograf-ee-velichestva': {
    name: "Her Majesty's Mapmaker",
    short: 'He drew an island to earn his wages. Now they are sending him there.',
    summary:
      'Petersburg, the 1760s: an Admiralty draughtsman fills an empty sea with a land he made up. The Empress is delighted and fits out three ships, with him in command.',
  },
  'den-bez-teni': {
    name: 'A Day without Shadows',
    short: 'At noon every shadow vanished. By evening they were back, with the wrong people.',
    summary:
      'The town laughs it off until people notice strange habits in what trails behind them. A girl is the first to make friends with her new shadow.',
  },
  'sobachya-pochta': {
    name: 'The Dog Mail',
    short: 'A thousand miles, one dog team and a sack of letters awaited since autumn.',
    summary:
      "Chukotka, 1911. A sled driver agrees to carry the mail his vanished predecessor left behind, and on the way he reads the story of the man's end on the envelopes.",
  },
  'dirizhabl-sever': {
    name: 'The Airship Sever',
    short: 'The airship left for the Pole and fell silent. A month later it came back empty.',
    summary:
      '1934. A radio amateur in Vologda picks up the call sign of a crew given up for dead and talks a grounded pilot into flying to a blank spot on the map.',
  },
  'pisets-iz-gladzora': {
    name: 'The Scribe of Gladzor',
    short: 'The book must be copied before dawn. At dawn it will burn.',
    summary:
      'Fourteenth century: an army is marching on the monastery university, and a young scribe has one night with a forbidden treatise. Towards morning he adds a line of his own.',
  },
  'lishniy-mesyats': {
    name: 'The Extra Month',
    short: 'After March came something else. There is no calendar for it.',
    summary:
      'Between March and April a stretch of time slips in when nothing grows and no one ages. A family in the north has to decide how to spend the month they were given.',
  },
  'vtoraya-luna': {
    name: 'The Second Moon',
    short: 'Two moons rose over Vladivostok. Not everyone can see the second.',
    summary:
      'A tugboat captain and a schoolteacher both see it, and that is how they find each other. When it begins to wane they learn how many others have kept quiet about it.',
  },
  'posledniy-letopisets-ani': {
    name: 'The Last Chronicler of Ani',
    short: 'The city of a thousand churches has fallen. He is told to write that it never was.',
    summary:
      'The year is 1064. A captive chronicler is spared in return for a new history of Ani. He writes it so that the first letters of its lines say the opposite.',
  },
  'kukolnik-iz-taganroga': {
    name: 'The Puppeteer of Taganrog',
    short: 'His puppets take their own bows. One walked off one night and never came back.',
    summary:
      'A travelling puppeteer goes round the seaside towns and in each he hears of a girl who does not eat, does not age and fears fire. He is bringing her a new pair of hands.',
  },
  'ozero-ushlo-na-yug': {
    name: 'The Lake Went South',
    short: 'In the morning the lake was gone. A fisherman follows its tracks.',
    summary:
      'Overnight the water leaves a steppe village, and only a damp furrow runs off to the horizon. An old man and his grandson harness a camel and set out to catch up with the lake.',
  },
  'lovtsy-molniy': {
    name: 'Lightning Catchers',
    short: 'Petersburg, 1753. A scholar invites a thunderstorm home. It comes.',
    summary:
      "After the professor's death his servant and his widow hide the apparatus from the inquiry and finish the experiment. They need one more storm and someone without fear.",
  },
  'reys-vcherashnego-dnya': {
    name: "Yesterday's Flight",
    short: 'The plane landed on schedule, a day before it took off.',
    summary:
      'A hundred and forty passengers walk out into a city where their doubles are still packing. Each has one day to talk themselves out of the flight or keep silent.',
  },
  'sad-na-obratnoy-storone': {
    name: 'Garden on the Far Side',
    short: 'A greenhouse on the far side of the Moon. One gardener, two sets of footprints.',
    summary:
      'An agronomist keeps watch among apple trees that have never seen the Earth. When one of them bears fruit for the first time, somebody has already taken a bite.',
  },
  'tayna-pyatoy-burovoy': {
    name: 'The Secret of Rig Five',
    short: 'The rig has been silent since Friday. Its lights are on, its radio is singing.',
    summary:
      'Rescuers land on a platform in the Kara Sea and find laid tables and not a soul. Then the well gives up a tool somebody left there in 1941.',
  },
  'ekspeditsiya-za-tishinoy': {
    name: 'Expedition into Silence',
    short: 'A sound recordist seeks the quietest place on Earth. It keeps moving.',
    summary:
      'A team with microphones crosses the Gobi towards a point where the meters read zero. The closer the silence, the louder the things each of them does not say.',
  },
  tabunschik: {
    name: 'The Herdsman',
    short: 'A hundred horses to drive over before the snow. The hundred and first comes by itself.',
    summary:
      "A young herder takes another man's horses across the Altai and notices a white one that was never counted. The man who hired him at double pay is hunting it.",
  },
  'polunochnyy-vernisazh': {
    name: 'Midnight Vernissage',
    short: 'At midnight the Yerevan flea market deals in memories.',
    summary:
      'A girl comes to buy a memory of her grandfather and learns that he sold his childhood at this very stall. To buy it back she must part with something dearer.',
  },
  liteyschik: {
    name: 'The Bell Founder',
    short: 'The bell has cracked twice. For the third casting he has until Easter.',
    summary:
      'The north, seventeenth century. A founder who has lost his hearing feels the ring with his palms. Others throw into the furnace what they can spare; he throws in what he cannot.',
  },
  'doch-zvezdocheta': {
    name: "The Stargazer's Daughter",
    short: 'Samarkand, 1449. The observatory is torn down, but she knows its stars by heart.',
    summary:
      "The court astronomer's daughter leaves the city dressed as a camel driver. She carries a thousand stars in her head and checks them against the sky each night.",
  },
  'robot-po-imeni-egor': {
    name: 'A Robot Named Yegor',
    short: 'The school robot is due for scrap. Class Three hides him in the gym.',
    summary:
      'For twenty years Yegor taught times tables and slightly envied those who grew up. Now the children teach him the hard things: fibbing, running and not being caught.',
  },
  'chasovschik-iz-vagarshapata': {
    name: 'The Clockmaker of Vagharshapat',
    short: 'He mends time for those who ran short. He pays with his own.',
    summary:
      'The keeper of a tiny workshop measures out extra minutes to his clients: to finish, to part, to be in time. His apprentice notices how fast the master is ageing.',
  },
  'chastota-devyat': {
    name: 'Frequency Nine',
    short: 'A waltz plays on a dead frequency. The signal comes from underground.',
    summary:
      'Kamchatka seismologists lower a probe into a super-deep well towards the sound of an old waltz. At ten kilometres the music stops and they are called by name.',
  },
  'serebro-kolyvani': {
    name: 'The Silver of Kolyvan',
    short: 'The map to the hoard is tattooed on three convicts. One is already dead.',
    summary:
      'Siberia, 1882. An exiled doctor, a fugitive and a gendarme cross the taiga after silver, and each needs the other two alive. For now.',
  },
  'tysyacha-stupeney-vniz': {
    name: 'A Thousand Steps Down',
    short: 'A stairway was found under the fortress. Those who go down come back younger.',
    summary:
      'Cavers explore a passage beneath an abandoned fortress in Syunik. At the hundredth step their wrinkles fade; at the five hundredth they no longer know each other.',
  },
};
