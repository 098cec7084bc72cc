import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the silent films of Hollywood, in English. */
export const hollywoodSilent: Readonly<Record<string, FilmTexts>> = {
  'zolotaya-lihoradka': {
    name: 'The Gold Rush',
    short: 'Hunger in the Klondike: boiled boot for supper, laces for spaghetti.',
    summary:
      'A little prospector in a bowler hat looks for gold in Alaska and finds a blizzard, a bear and a dancer who never comes to his New Year supper. The bread rolls dance to this day.',
  },
  malysh: {
    name: 'The Kid',
    short: 'The boy breaks windows, the tramp mends them. The family business thrives.',
    summary:
      'A penniless glazier finds a baby by the dustbins and brings him up in an attic where the blanket doubles as a dressing gown. Five years on, the orphanage sends its truck.',
  },
  tsirk: {
    name: 'The Circus',
    short: 'Nobody laughs at the clowns. They laugh at the prop man when he is not trying.',
    summary:
      'Running from the police, a tramp bursts into the ring and becomes the star of the show without knowing it. Then come a lion cage, a high wire and some uninvited monkeys.',
  },
  parizhanka: {
    name: 'A Woman of Paris',
    short: 'She waited at the station, then left alone. A year later they meet again.',
    summary:
      "Chaplin made a drama without himself and almost without tears. A village girl has become a rich man's mistress, and her poor painter takes commissions. She brings him one.",
  },
  immigrant: {
    name: 'The Immigrant',
    short: 'Rolling decks, a card game, the Statue of Liberty and one bad coin.',
    summary:
      'On the boat a plate of soup slides from diner to diner; ashore waits a restaurant with a waiter as tall as the ceiling. The newcomer has a single coin and a hole in his pocket.',
  },
  'sherlok-mladshiy': {
    name: 'Sherlock Jr.',
    short: 'A projectionist falls asleep at the machine and walks into the screen.',
    summary:
      "Accused of stealing a watch, he is shown the door by his girl's father. In his dream he is a great detective: cliffs and seas switch beneath him, and a motorcycle drives itself.",
  },
  'nashe-gostepriimstvo': {
    name: 'Our Hospitality',
    short: "Under his enemy's roof he is safe, being a guest. So he must not leave.",
    summary:
      'Willie rides a toy of a train to collect his inheritance and falls for a daughter of the clan that shoots McKays. Southern manners protect him up to the door; then comes the waterfall.',
  },
  'parohodnyy-bill': {
    name: 'Steamboat Bill, Jr.',
    short: 'The front of a house falls on him. A small attic window saves his life.',
    summary:
      'A gruff captain meets his son at last: beret, ukulele, tiny moustache. It is not the heir he had hoped for, until a cyclone carries half the town away and shows who is the riverman.',
  },
  kinooperator: {
    name: 'The Cameraman',
    short: 'To win a newsreel secretary he buys a camera and films everything wrong.',
    summary:
      'A street photographer means to become a reporter: battleships sail down Broadway, divers fly out of the pool. What saves him is a monkey that knows how to turn the crank.',
  },
  'nakonets-v-bezopasnosti': {
    name: 'Safety Last!',
    short: 'Twelve floors, pigeons, a mouse up the trouser leg and the hand of a giant clock.',
    summary:
      "A draper's clerk has written home that he is the manager. To make it true he needs a thousand dollars and somebody to climb a skyscraper. Somebody is running late.",
  },
  pervokursnik: {
    name: 'The Freshman',
    short: 'The whole college is laughing at him. He believes he is popular.',
    summary:
      'Harold has learned a jig from the pictures and buys ice cream for everyone. On the football team he carries water, until in the last game they run out of men who can stand.',
  },
  neterpimost: {
    name: 'Intolerance',
    short: 'Babylon, Calvary, Paris and America race towards their endings at once.',
    summary:
      'Four ages are joined by a cradle and one old evil: people will not forgive those unlike them. While a car speeds with a pardon, Persian chariots are at the walls of Babylon.',
  },
  'slomannye-pobegi': {
    name: 'Broken Blossoms',
    short: 'To smile, she has to push up the corners of her mouth with two fingers.',
    summary:
      'London docks, fog, a prizefighter who beats his daughter, and a shopkeeper from China who came to preach kindness. He gives Lucy a bed and a doll, and it is not forgiven.',
  },
  'voshod-solntsa': {
    name: 'Sunrise: A Song of Two Humans',
    short: 'He asked his wife out in a boat. She understood why.',
    summary:
      'A woman from the city whispers to a farmer that his wife could drown. Out on the lake he cannot do it, and in a single day of streetcars and fairs the two learn to hold hands again.',
  },
  'sedmoe-nebo': {
    name: '7th Heaven',
    short: 'He works in the sewers and lives seven floors up, next to the stars.',
    summary:
      'Chico saves Diane from the police by calling her his wife, and must keep it up until they check. Then war comes, and every morning at eleven each thinks of the other.',
  },
  krylya: {
    name: 'Wings',
    short: 'Two rivals climb into their cockpits. The sky turns them into brothers.',
    summary:
      'The actors flew for real and worked cameras bolted to the fuselage themselves. This story of two airmen of the Great War took the very first Academy Award for best picture.',
  },
  alchnost: {
    name: 'Greed',
    short: 'Five thousand dollars of lottery money and three people it will destroy.',
    summary:
      "A dentist's bride wins a lottery and takes to sleeping on her coins. Stroheim filmed in the real Death Valley, and of his nine hours the studio kept little more than two.",
  },
  'bagdadskiy-vor': {
    name: 'The Thief of Bagdad',
    short: 'He stole purses, then a kiss. Now he must steal a whole city back.',
    summary:
      'For a princess a street thief passes himself off as a prince and rides in search of the rarest gift on earth. A kingdom under the sea, a winged horse and a carpet that truly flies.',
  },
  'znak-zorro': {
    name: 'The Mark of Zorro',
    short: 'By day he yawns and drops his handkerchief. By night he leaves an initial.',
    summary:
      'In old California the governor robs the poor, and a masked rider answers him after dark. Lolita despises idle Don Diego, unaware whose sword she has just been praising.',
  },
  'prizrak-opery': {
    name: 'The Phantom of the Opera',
    short: 'Box Five is always taken. Nobody has seen its owner without his mask.',
    summary:
      "A voice behind the mirror teaches Christine to sing and removes her rivals. Beneath the Paris Opera lie a lake, an organ and a bed like a boat, and Lon Chaney's face is hard to forget.",
  },
  'tot-kto-poluchaet-poshchechiny': {
    name: 'He Who Gets Slapped',
    short: 'A scholar is robbed of his discovery and his wife. He becomes a clown.',
    summary:
      'The act is simple: sixty clowns slap one man in the face, and the crowd roars. One evening the baron who ruined him is laughing in a box. From the play by Leonid Andreyev.',
  },
  veter: {
    name: 'The Wind',
    short: 'Sand in the bread, in the hair, in the eyes. The wind never once lets up.',
    summary:
      'A girl from Virginia goes to her kin on the prairie, where the wind drives women mad. Need made her marry a cowhand; a storm will put a gun into her hand.',
  },
  'bolshoy-parad': {
    name: 'The Big Parade',
    short: 'She runs after the truck; he throws her his watch, his chain, his boot.',
    summary:
      "A rich man's son marched off behind a band. In a French village he teaches a farm girl to chew gum, then he walks through a wood under machine guns, step by slow step.",
  },
  tolpa: {
    name: 'The Crowd',
    short: 'Born on the Fourth of July, he was sure that he would be somebody big.',
    summary:
      'John waits for his chance at desk 137, among hundreds like it. A wedding, children, grief, no work: how does a man not dissolve in a city that never noticed him?',
  },
  'desyat-zapovedey': {
    name: 'The Ten Commandments',
    short: 'First the sea parts. Then a church of cheap concrete comes down.',
    summary:
      'DeMille built the city of Pharaoh in the dunes, sphinxes and all, and buried it when he was done. The second half follows two brothers, one keeping the law and one cashing in on it.',
  },
  'ben-gur': {
    name: 'Ben-Hur: A Tale of the Christ',
    short: 'Forty-two cameras, twelve chariots and one tile that fell off a roof.',
    summary:
      'A boyhood friend sent Judah to the galleys; he comes back to meet him on the racetrack of Antioch. The costliest race of the silent screen was run before thousands of spectators.',
  },
  'zateryannyy-mir': {
    name: 'The Lost World',
    short: 'They laughed at the professor, so he brought a brontosaurus to London.',
    summary:
      "On a plateau above the Amazon the dinosaurs live, fight and flee from lava. Willis O'Brien brought them to life frame by frame, eight years before “King Kong”.",
  },
  'chelovek-kotoryy-smeyotsya': {
    name: 'The Man Who Laughs',
    short: 'They carved a smile on him as a child. Now his face cannot weep.',
    summary:
      "A lord's son is disfigured by order of the king and left on a shore. He grows up a fairground player, loved by a blind girl, and one day he enters the House of Lords grinning.",
  },
};
