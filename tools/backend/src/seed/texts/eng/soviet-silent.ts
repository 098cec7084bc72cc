import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the silent films of the Soviet republics and of Russia before them, in English. */
export const sovietSilent: Readonly<Record<string, FilmTexts>> = {
  'bronenosets-potemkin': {
    name: 'Battleship Potemkin',
    short: 'Maggoty meat, a raised flag and a pram rolling down the steps.',
    summary:
      'The sailors refused their borscht and were covered with a tarpaulin. Odessa came to the harbour with bread, soldiers came down the stairs, and cinema learned how to stop time.',
  },
  stachka: {
    name: 'Strike',
    short: 'A micrometer is stolen and a worker blamed. By evening the whole plant stops.',
    summary:
      'The machines are silent, children play in the shops, the owners squeeze a lemon and wait. Every police spy bears the name of an animal, and at a signal the Cossacks ride in.',
  },
  oktyabr: {
    name: 'October',
    short: 'A clockwork peacock spreads its tail and the Provisional Government falls.',
    summary:
      'For the tenth anniversary the city on the Neva was handed over to a film crew. A white horse hangs from a raised bridge, and the storming of the palace came out louder than life.',
  },
  mat: {
    name: 'Mother',
    short: 'She took the inspector at his word and gave up what her son had hidden.',
    summary:
      'Her husband died among the strikebreakers, her son is in the dock, and it is her doing. In spring the ice goes down the river, and a woman picks up the flag others carried.',
  },
  'konets-sankt-peterburga': {
    name: 'The End of St. Petersburg',
    short: 'A lad came to the capital for bread and betrayed a neighbour without meaning to.',
    summary:
      'Shares climb on the exchange while men fall in the trenches, and Pudovkin cuts one straight into the other. It takes a war for the peasant to understand which side he is on.',
  },
  'potomok-chingishana': {
    name: 'Storm over Asia',
    short: 'A hunter came to sell a fox fur, and they nearly made him a king.',
    summary:
      'In the amulet of a man they have just shot, officers find proof that he descends from Genghis Khan. He is patched up, put into tails and enthroned for show. Then the storm rises.',
  },
  'shahmatnaya-goryachka': {
    name: 'Chess Fever',
    short: 'The groom is late for the registry office. He is playing himself.',
    summary:
      'A grand tournament is on in Moscow and the squares are everywhere: on socks, handkerchiefs and cakes. The bride asks for poison, and the chemist absently hands her a queen.',
  },
  'chelovek-s-kinoapparatom': {
    name: 'Man with a Movie Camera',
    short: 'No titles, no actors, no script. A city, a morning and a man with a tripod.',
    summary:
      'The cameraman climbs a chimney, lies down under a train and dips into a beer mug. We watch the film being shot, cut and shown to a hall, and find that we are sitting in it.',
  },
  'shestaya-chast-mira': {
    name: 'A Sixth Part of the World',
    short: 'The titles speak straight to you: “You, bathing your sheep in the surf”.',
    summary:
      'Ten expeditions brought back pictures from the tundra to the Pamirs: hunters, herdsmen, icebreakers, caravans. A trade office ordered an advertisement and got a Whitman poem.',
  },
  zvenigora: {
    name: 'Zvenigora',
    short: 'For a thousand years an old man guards a treasure. His grandsons disagree about it.',
    summary:
      'Vikings, Cossack rebels, war and revolution pass by one enchanted hill. One grandson digs there for gold, the other goes off to study, and the old man cannot choose between them.',
  },
  arsenal: {
    name: 'Arsenal',
    short: 'A soldier breathing laughing gas roars over a field of the dead.',
    summary:
      'A train without brakes, horses that answer their master, a mother of three sons in an empty field. Kyiv, January 1918: the plant holds out, and bullets do not touch Tymish.',
  },
  'zakroyshchik-iz-torzhka': {
    name: 'The Tailor from Torzhok',
    short: 'His landlady means to marry him. Only a lottery bond can help, and it is gone.',
    summary:
      'Petya Petelkin cuts trousers for the widow Shirinkina and loves Katya. The bond bought with the wedding money wins a fortune and changes hands faster than he can run.',
  },
  'protsess-o-treh-millionah': {
    name: 'The Three Million Trial',
    short: 'A petty thief came for the spoons and is tried for three million.',
    summary:
      'A banker keeps the cash at home, and the same night two men call: a thief in tails and a thief in rags. They catch the wrong one, and Tapioca wakes up famous, with flowers from ladies.',
  },
  'sorok-pervyy': {
    name: 'The Forty-First',
    short: 'She never misses: forty Whites so far. At the forty-first she missed.',
    summary:
      "A Red column crosses the sands with Maryutka guarding a captive lieutenant. A storm on the Aral Sea leaves the two on an island: fish, driftwood, Crusoe and an enemy's blue eyes.",
  },
  'pikovaya-dama': {
    name: 'The Queen of Spades',
    short: 'Three, seven, and a stare from Mosjoukine that chills the house.',
    summary:
      'An officer who has never touched a card learns of an old countess and her secret, and uses Liza to get at it. The last card smiles in his face, and the web will not let him go.',
  },
  namus: {
    name: 'Namus',
    short: 'A betrothed couple met before their wedding. It was enough to destroy three lives.',
    summary:
      "Seyran and Susan have been promised to each other since childhood, but to save his honour her father gives her to a merchant. The first Armenian feature, from Shirvanzade's novel.",
  },
  zare: {
    name: 'Zare',
    short: 'She slaps the bek before the whole tribe. That is how a bride says no.',
    summary:
      "The slopes of Mount Aragats, Kurdish tents, 1915. The shepherd Saydo is packed off to war so that the chief's son may take his Zare, but she will not be another man's wife.",
  },
  'shor-i-shorshor': {
    name: 'Shor and Shorshor',
    short: 'Two wives throw their idle husbands out to find food. They come back as devils.',
    summary:
      'Ashtarak, heat, vineyards, and nobody feels like working. A stolen hen leads the two friends into a wine cellar, where the owner takes them for evil spirits.',
  },
  'mest-kinematograficheskogo-operatora': {
    name: "The Cameraman's Revenge",
    short: 'A beetle betrays his wife with a dragonfly, and a grasshopper films it.',
    summary:
      'Mr. Beetle goes to town on business, and the business dances in a cabaret. His rival happens to work in pictures, and at the evening show husband and wife will see themselves on screen.',
  },
  'strekoza-i-muravey': {
    name: 'The Dragonfly and the Ant',
    short: "Krylov's fable played by real insects with a fiddle and a saw.",
    summary:
      'The ant fells a tree and builds his house while the singer wanders about with a fiddle and a bottle. When snow falls she knocks at his door, and Starevich did not soften the end.',
  },
  'umirayushchiy-lebed': {
    name: 'The Dying Swan',
    short: 'A painter longs to paint death. A mute ballerina agrees to sit for him.',
    summary:
      'Gizella cannot speak, but her dance makes people weep. Count Glinsky sees in it what he has sought among his skulls, and the happiness in her eyes is only in his way.',
  },
  'posle-smerti': {
    name: 'After Death',
    short: 'He turned her away on the boulevard. She died, and comes every night.',
    summary:
      'Shy Bagrov reads that the actress who confessed her love has taken poison on stage. Her diary, her photograph and his dreams take his days away one by one. From a tale by Turgenev.',
  },
  'devushka-s-korobkoy': {
    name: 'The Girl with the Hatbox',
    short: 'A sham marriage to get a room, and a lottery ticket for wages.',
    summary:
      'Natasha brings hats to Madame Irène in Moscow and takes pity on a student sleeping at the station. The easiest way to house him is to marry him. Only on paper, of course.',
  },
  'neobychaynye-priklyucheniya-mistera-vesta': {
    name: 'The Extraordinary Adventures of Mr. West',
    short: 'An American fears savages with sickles. Local crooks are happy to supply some.',
    summary:
      'Mr. West arrives in Moscow with stars on his socks and a faithful cowboy. While Jeddy gallops about with a lasso, a gang of swindlers stages for their guest the Reds of his newspapers.',
  },
  'tretya-meshchanskaya': {
    name: 'Bed and Sofa',
    short: 'A friend moves in on the sofa. A week later the husband sleeps there.',
    summary:
      'A printer has nowhere to live, so a war comrade takes him into a single room with a wife and a cat. Draughts, tea with jam, one screen for three. The choice is hers, whom nobody asked.',
  },
  'novyy-vavilon': {
    name: 'The New Babylon',
    short: 'A shop girl on the barricade, a soldier digging her grave in the rain.',
    summary:
      'Paris, 1871: a sale in the department store, the cancan in the cafés, cannon on Montmartre. Shostakovich, aged twenty-two, wrote his first film score for it, full of vicious waltzes.',
  },
  shinel: {
    name: 'The Overcoat',
    short: 'A new coat for a single evening, and a vast, empty Petersburg deep in snow.',
    summary:
      "Tynyanov stitched the script from two of Gogol's tales, and the young eccentrics staged it as a frightening one. A little copying clerk runs across a square under shadows as tall as houses.",
  },
  'potseluy-meri-pikford': {
    name: 'The Kiss of Mary Pickford',
    short: 'A film star kisses an usher. Now all Moscow is after his cheek.',
    summary:
      'Goga wanted fame so that Dusya would notice him. The real Pickford and Fairbanks came to Moscow, the newsreels turned, and a cunning director built a comedy around the visit.',
  },
};
