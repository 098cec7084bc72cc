import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the first films, in English. */
export const earlyCinema: Readonly<Record<string, FilmTexts>> = {
  'vyhod-rabochih-s-fabriki': {
    name: 'Workers Leaving the Lumière Factory',
    short: 'The gates open, and cinema begins.',
    summary:
      'Forty-six seconds outside the Lumière works in Lyon: women in aprons, a man on a bicycle, a large dog. Not one of them knows yet what it means to look into a camera.',
  },
  'pribytie-poezda': {
    name: 'The Arrival of a Train',
    short: 'A locomotive heads right at you. Legend says that people left their seats.',
    summary:
      'The platform at La Ciotat: an engine grows from a dot to a wall of iron while passengers look for their carriage. The shortest and most retold legend of what a screen can do.',
  },
  'polityy-polivalshchik': {
    name: 'The Sprinkler Sprinkled',
    short: 'A boy steps on a hose, and film comedy is born.',
    summary:
      'The gardener peers into the nozzle to see where the water went, and at that moment the foot comes off the hose. Forty-five seconds, one prank and a well-earned spanking.',
  },
  'puteshestvie-na-lunu': {
    name: 'A Trip to the Moon',
    short: 'A shell full of scholars hits the Moon right in the eye.',
    summary:
      'Six astronomers in pointed hats fly to the Moon in a cannon shell, sleep beneath stars with human faces and use umbrellas to fight Selenites, who burst when struck.',
  },
  'puteshestvie-cherez-nevozmozhnoe': {
    name: 'The Impossible Voyage',
    short: 'A train speeds up over the Alps and drives into the mouth of the Sun.',
    summary:
      'The Institute of Incoherent Geography sets out by every means at once: motorcar, submarine, airship. The Sun proves so hot that the travellers must climb into an icebox.',
  },
  'zavoevanie-polyusa': {
    name: 'The Conquest of the Pole',
    short: 'A giant with a pipe sits in the ice, and he is hungry.',
    summary:
      'A flying bus with the head of a bird carries scholars of six nations past comets and constellations. The snow ogre, worked by a dozen stagehands, was the last great marvel of Méliès.',
  },
  'bolshoe-ograblenie-poezda': {
    name: 'The Great Train Robbery',
    short: 'At the end the bandit raises his gun and fires at the audience.',
    summary:
      'Four men tie up a telegraph operator, stop the express and line the passengers along the track. In twelve minutes they invent the chase, the cutaway and the whole Western.',
  },
  frankenshteyn: {
    name: 'Frankenstein',
    short: 'The monster gathers out of vapour in a vat, bone by bone.',
    summary:
      'To show the birth they burned a dummy and ran the film backwards. The creature a student has made cannot bear mirrors, and in a mirror the story will find its strange end.',
  },
  'spasennaya-roverom': {
    name: 'Rescued by Rover',
    short: 'A baby is stolen. The dog swims a river and tries every door.',
    summary:
      'Blair the collie became the first four-legged star: the film sold so fast that the negatives wore out and it was shot twice more. His owner, the wife and the baby all took part.',
  },
  'alisa-v-strane-chudes': {
    name: 'Alice in Wonderland',
    short: "The very first Alice on screen, with Tenniel's drawings set in motion.",
    summary:
      'Eight minutes of the print survive, scratched like an old dream. Still the door is too small, the girl too tall, the Cheshire Cat purrs in a hedge and a pack of cards goes marching.',
  },
  'posledstviya-feminizma': {
    name: 'The Consequences of Feminism',
    short: 'Men sew and blush, women smoke and make advances. For the time being.',
    summary:
      'Alice Guy, the first woman to direct, swapped everyone round and explained nothing. Husbands iron, mind the children and wait outside while their wives finish their drinks.',
  },
  fantasmagoriya: {
    name: 'Fantasmagorie',
    short: 'A hand draws a clown, and after that he manages by himself.',
    summary:
      'Seven hundred ink drawings printed in negative so that the lines glow like chalk. A lady in a feathered hat turns into an elephant, the elephant into a house, a bottle into a lotus.',
  },
  'dinozavr-gerti': {
    name: 'Gertie the Dinosaur',
    short: 'She bows, eats trees and cries when she is scolded.',
    summary:
      'A cartoonist bet that he could bring a dinosaur to life and made ten thousand drawings. On stage he cracked a whip, gave orders and at the end rode off inside the screen.',
  },
  fantomas: {
    name: 'Fantômas',
    short: 'A visiting card with no name. A minute later the letters appear.',
    summary:
      'Five episodes about a criminal with as many faces as he requires. Inspector Juve hunts him over the roofs and through the wine cellars of the real Paris, always one step late.',
  },
  vampiry: {
    name: 'Les Vampires',
    short: 'They drink no blood. They steal jewels, and whole parties at a time.',
    summary:
      'For ten episodes a reporter and his comical assistant chase a Paris gang in black tights. Rearrange the letters of Irma Vep and you will know who is singing in that cabaret.',
  },
  zhyudeks: {
    name: 'Judex',
    short: 'An avenger in a black cape, a pack of hounds and pigeons for his letters.',
    summary:
      "A banker is given until ten at night to return what he has stolen, or die. The stranger who punishes him swore it to his mother, and will fall in love with his enemy's daughter.",
  },
  'nanuk-s-severa': {
    name: 'Nanook of the North',
    short: 'A house of snow in an hour, with a window of clear ice.',
    summary:
      'A whole family climbs out of a single kayak, puppy last. There is a walrus hunt, sledges, a blizzard, and the smile of a hunter who bites a gramophone record to test it.',
  },
  trava: {
    name: 'Grass',
    short: 'Fifty thousand people cross an icy river on goatskin floats.',
    summary:
      'Every year the Bakhtiari drive half a million animals over the mountains of Persia to green valleys. At the pass they take off their shoes and cut a trail in the snow barefoot.',
  },
  chang: {
    name: 'Chang',
    short: 'A family catches a baby elephant. Its mother comes and takes the house apart.',
    summary:
      'A farmer in Siam builds a hut on stilts in a jungle where tigers and leopards walk at night. Then the ground begins to shake: three hundred elephants are on their way.',
  },
  moana: {
    name: 'Moana',
    short: 'An island where work looks like dancing and growing up hurts.',
    summary:
      'A boy climbs for coconuts, a mother beats bark into cloth, the old men catch a turtle. To become a man, Moana must lie for weeks beneath the tattooing needles.',
  },
  vesnoy: {
    name: 'In Spring',
    short: 'The snow is gone and Kyiv pours outdoors: buds, puddles, football, trams.',
    summary:
      'The eye behind “Man with a Movie Camera” made a film of his own, without titles and without hurry. Dripping eaves, river ice, babies in prams and air you can almost see.',
  },
  dozhd: {
    name: 'Rain',
    short: 'The first drop falls into a canal and Amsterdam opens its umbrellas.',
    summary:
      'Ivens chased showers for months and made a single one out of dozens. Wet horses shine, reflections tremble, drops race on a tram window. Then it all dries, and that is that.',
  },
  'priklyucheniya-printsa-ahmeda': {
    name: 'The Adventures of Prince Achmed',
    short: 'Scissors, black paper and the oldest animated feature that survives.',
    summary:
      'A magic horse carries the prince to the islands of spirits, where winged Peri Banu comes to bathe. For three years Lotte Reiniger cut and moved her silhouettes frame by frame.',
  },
  napryazhenie: {
    name: 'Suspense',
    short: 'She phones her husband: somebody is breaking in. The line goes dead.',
    summary:
      'The screen splits in three: wife at the telephone, husband in his office, a stranger below the window. He looks up straight at us while the husband races home in a stolen car.',
  },
  'ponizovaya-volnitsa': {
    name: 'Stenka Razin',
    short: 'The first Russian story film: an ataman, a princess and a Volga wave.',
    summary:
      "The boats were filmed on a lake near St. Petersburg with the troupe of the People's House. Six scenes follow a song whose ending everybody in the hall knew by heart.",
  },
  'koshachi-prodelki': {
    name: 'Feline Follies',
    short: 'The cat goes courting and the mice hold a ball. So Felix began.',
    summary:
      "Master Tom sings below a white kitty's window, and the falling notes turn into wheels for a scooter. Before long the black cat is renamed Felix and known across the world.",
  },
  'istoriya-bandy-kelli': {
    name: 'The Story of the Kelly Gang',
    short: 'An outlaw in armour made of ploughs walks at the police. Australia, 1906.',
    summary:
      "The world's first feature ran for an hour or more, and seventeen minutes survive. Ned Kelly's last stand stirred the crowds so much that in some towns it was banned.",
  },
  'oborona-sevastopolya': {
    name: 'Defence of Sevastopol',
    short: 'Bastions, a scuttled fleet, and living veterans of that very war.',
    summary:
      "The Russian Empire's first full-length film was shot where the fighting had been, with real regiments. At the end old men walk up to the camera who remember it all for themselves.",
  },
};
