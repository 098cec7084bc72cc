import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the series about homes, families, children, sport and music, in English. */
export const homeTales: Readonly<Record<string, FilmTexts>> = {
  'lift-ne-rabotaet': {
    name: 'Out of Order',
    short: 'The lift stopped on Monday. The neighbours saw each other for the first time.',
    summary:
      'Sixteen floors, and everybody walks. On the stairs they quarrel, make up and swap seedlings and suitors, and when the lift is finally due for repair the tenants refuse to let the mechanic in.',
  },
  'nevestka-iz-vayots-dzora': {
    name: 'The Bride from Vayots Dzor',
    short: "Her dowry is three clay jars of wine. Her husband's family drinks only yoghurt.",
    summary:
      "A winemaker's daughter marries a Yerevan notary from the soberest house in town. Her mother-in-law outlaws wine, and a month later the first grapes are ripening on that lady's own balcony.",
  },
  'do-vostrebovaniya': {
    name: 'Poste Restante',
    short: 'A letter has lain uncollected at the post office for nine years. She opened it.',
    summary:
      "Tonya serves at the counter in Suzdal and knows the whole town by its handwriting. A stranger's letter leads her to a restorer who swears he never wrote it, yet knows every word.",
  },
  'pekarnya-na-proshyana': {
    name: 'The Bakery on Proshyan Street',
    short: 'She bakes lavash as Grandma did. Across the road a Frenchman sells croissants.',
    summary:
      "Satik keeps a clay oven in Yerevan and has no faith in scales. The pastry chef from Lyon weighs even the salt, and the whole street waits to see who will be first to ask for the other's leaven.",
  },
  'ottsy-po-grafiku': {
    name: 'Dads on a Rota',
    short: 'Three divorces, five children and one chart on the fridge.',
    summary:
      'Artyom, Valentin and Rashid rent a flat together so that the children have somewhere to be at weekends. The rota is kept by Sonya, aged nine, and there is no court of appeal.',
  },
  'selskiy-chas-pik': {
    name: 'Village Rush Hour',
    short: 'One bus for seven villages. You cannot miss it: it will not leave without you.',
    summary:
      'For forty years Prokopych has driven half the district to town and back. On board people court, sue and give birth, and Lyuba sells a ticket even to the goat if it takes up a seat.',
  },
  'dacha-nomer-nol': {
    name: 'Plot Number Zero',
    short: 'The plot is on no map of the gardens. The fence, sauna and marrows are all there.',
    summary:
      'A young couple buy a garden that does not exist on paper: no taxes, no dues. Antonina, who chairs the committee, wages war on the empty spot and is the first to bring it seedlings.',
  },
  'dvenadtsat-za-stolom': {
    name: 'Twelve at the Table',
    short: 'Rostov, a big kitchen, twelve hungry people. A thirteenth is at the door.',
    summary:
      'Grandpa Vazgen has four children, and not one has moved out. For seven years his Russian son-in-law Pasha has been trying to finish a hot meal before he is asked for a toast or a truce.',
  },
  'vorona-i-kastryulya': {
    name: 'The Crow and the Saucepan',
    short: 'A crow nests in a saucepan. The saucepan does not mind, but it longs to boil.',
    summary:
      'Clara collects all that glitters at the dump, while the Saucepan dreams of making real soup. With Pip the mouse they find out what clocks, rainbows and the word "sorry" are for.',
  },
  'timka-i-podemnyy-kran': {
    name: 'Timka and the Crane',
    short: "The crane outside can lift anything but spirits. That is Timka's job.",
    summary:
      'A boy makes friends with a building site: grumpy Stepanych the crane, a mixer that cannot stop giggling and a digger scared of worms. Every episode leaves something new in the yard.',
  },
  'granatovyy-dvor': {
    name: 'Pomegranate Yard',
    short: 'Three hundred neighbours live in one pomegranate. All of them want to look outside.',
    summary:
      'Two seeds, Nush and Gag, fall out of the fruit and set off through an orchard near Meghri. The Old Tree tells them who lived here before; the ants tell them nothing, but give them a lift.',
  },
  'verblyuzhonok-bota': {
    name: 'Bota the Little Camel',
    short: 'He has only one hump so far. The second, they say, must be earned.',
    summary:
      'Little Bota crosses the steppe in search of his second hump and asks everyone he meets where they are handed out. Saba the gopher knows a short cut and always takes the long way.',
  },
  'ledovaya-smena': {
    name: 'The Ice Shift',
    short: 'By day they work the lathes, by night the ice. Their sticks came out of a bonus.',
    summary:
      "Magnitogorsk's women's hockey team trains after the factory shift. The plant will pay for the ice if they beat the men of the workshop, and coach Shadrina has never learned how to lose.",
  },
  'vosmerka-s-rulevym': {
    name: 'The Cox and Eight',
    short: 'Eight giants row backwards. Only a schoolgirl knows where to.',
    summary:
      'A Kazan club loses its cox a month before the regatta. Into the boat goes the lightest person around: Asya, who cannot swim but gives orders so well that the bank answers "aye".',
  },
  'urok-shahmat': {
    name: 'The Chess Lesson',
    short: 'Armenian schools teach chess. This teacher has only just learned the moves.',
    summary:
      'Razmik, a gym teacher in Vanadzor, is told to teach chess to eight-year-olds. He keeps one chapter ahead of the class, until quiet little Areg begins to think ten moves ahead.',
  },
  'konservatoriya-vhod-so-dvora': {
    name: 'The Conservatoire, Courtyard Entrance',
    short: 'Prizewinners use the front door. The rest know the code for the back.',
    summary:
      'Four students in Petersburg share one practice room and one heater. Through the wall Irina Savvichna, who minds the door, can hear which of them will be a musician, and she never tells.',
  },
  'gruppa-perron': {
    name: 'The Platform Band',
    short: 'The whole country sang their hit. They have not spoken for twenty years.',
    summary:
      'A city jubilee invites a band that broke up in the middle of a song. Four musicians past fifty must ride one minibus round all the railway stations where somebody once waited for them.',
  },
  'dzhaz-na-ulitse-sayat-novy': {
    name: 'Jazz on Sayat-Nova Street',
    short: 'Yerevan, 1962. You may improvise, if it has been approved in advance.',
    summary:
      'In a café Rubo the trumpeter plays what is not in the score, and once a week a censor checks the score. Stella sings in a language she does not know, and the city believes it understands.',
  },
  'roddom-za-polyarnym-krugom': {
    name: 'Maternity Ward, Arctic Circle',
    short: 'The polar night lasts forty days. Babies know nothing of it and come at dawn.',
    summary:
      'Vera the midwife came to Murmansk for one winter and stayed for twenty. Behind each door of the ward there is a storm of its own, and snow closes the only road as if by timetable.',
  },
  'kanikuly-u-deda-vagana': {
    name: "Summer at Grandpa Vahan's",
    short: 'No signal and no sea: just Grandpa, a donkey and a tower where somebody lives.',
    summary:
      'Twins from Moscow are sent to Syunik for the summer, to a grandfather they have only seen on a screen. He has never heard of wi-fi, but he knows where the underground passage leads.',
  },
};
