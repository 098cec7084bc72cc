import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the silent films of Europe, in English. */
export const worldSilent: Readonly<Record<string, FilmTexts>> = {
  faust: {
    name: 'Faust',
    short: 'An old scholar sells his soul for youth and learns the price too late.',
    summary:
      'Plague has come to town, and Doctor Faust calls on the one nobody should call. Mephisto gives him youth, Gretchen and a choice that he will have to make alone.',
  },
  'posledniy-chelovek': {
    name: 'The Last Laugh',
    short: "They take away a doorman's braided coat, and with it the respect of his street.",
    summary:
      'For years he opened the doors of a grand hotel while neighbours bowed to his uniform. Sent down to the washroom, the old man steals the coat just to walk home in it.',
  },
  'doktor-mabuze-igrok': {
    name: 'Dr. Mabuse the Gambler',
    short: 'He can break the stock market and any card player, and nobody has seen his face.',
    summary:
      'A hypnotist with a hundred disguises runs underground Berlin on cards, forged money and stolen wills. The prosecutor on his trail has already sat at his table once.',
  },
  'nibelungi-zigfrid': {
    name: 'The Nibelungs: Siegfried',
    short: 'Dragon blood made him invulnerable, except for one spot on his shoulder.',
    summary:
      'Siegfried slays a dragon, wins a treasure and rides to Worms to ask for Kriemhild. Her brother wants a favour first, and the deceit it takes will never be forgiven.',
  },
  'ustalaya-smert': {
    name: 'Destiny',
    short: 'A bride bargains with Death for her lover. She gets three lives and three tries.',
    summary:
      'A stranger has led her betrothed behind a wall that has no gate. Death, long tired of his trade, lights three candles: keep one burning, in Baghdad, Venice or China, and he lives.',
  },
  shpiony: {
    name: 'Spies',
    short: 'The best agent is sent after a woman. She has been sent after him.',
    summary:
      'A banker in a wheelchair steals the secrets of whole countries. The secret service has one man with a number, in love with the woman ordered to destroy him.',
  },
  'zhenshchina-na-lune': {
    name: 'Woman in the Moon',
    short: 'Five, four, three… This is where the countdown before a launch was invented.',
    summary:
      'A professor everyone laughs at is sure there is gold in the mountains of the Moon. A multistage rocket takes six people there, and the air will not last for all of them.',
  },
  'yashchik-pandory': {
    name: "Pandora's Box",
    short: 'Lulu means no harm, yet everyone who wants her comes to ruin.',
    summary:
      'A dancer with a black fringe marries a newspaper editor, and the wedding ends with a shot. Then a trial, an escape, a gambling ship and foggy London, where her last client waits.',
  },
  golem: {
    name: 'The Golem: How He Came into the World',
    short: 'A rabbi models a protector out of clay. The clay learns anger.',
    summary:
      'The emperor orders the Jews out of Prague, and Rabbi Löw wakes a giant with a star upon its breast. The ghetto is saved, but the giant will not turn back to clay.',
  },
  varete: {
    name: 'Variety',
    short: 'Three in the air without a net, and two of them love the third.',
    summary:
      'A former acrobat leaves his family for a young dancer and goes back to the trapeze. His famous partner takes her from him, and every night they still work hand in hand.',
  },
  'berlin-simfoniya-bolshogo-goroda': {
    name: 'Berlin: Symphony of a Great City',
    short: 'One day of a capital, from the first train to the last firework.',
    summary:
      'Five movements, as in a symphony: empty streets at dawn, factory whistles, lunch, rain, the lights of the revue. There is no hero, yet by midnight you know the city.',
  },
  'ruki-orlaka': {
    name: 'The Hands of Orlac',
    short: 'A pianist is given new hands. They used to belong to a murderer.',
    summary:
      'A surgeon repairs Orlac after a train crash, but the hands are not his own. They will not obey the piano, they reach for the knife, and somebody knows how to use that.',
  },
  'strasti-zhanny-dark': {
    name: 'The Passion of Joan of Arc',
    short: 'One day, one trial, and a face you cannot look away from.',
    summary:
      'The judges know which answers they need and lay their traps with patience. An unlettered girl has nothing but her faith, and the camera looks at her closer than anyone had dared.',
  },
  napoleon: {
    name: 'Napoleon',
    short: 'A snowball fight at Brienne, a storm off Corsica, Italy on three screens at once.',
    summary:
      'More than five hours from a schoolyard fight to the march beyond the Alps. Abel Gance tied his camera to a horse and to a pendulum, and for the finale he tripled the screen.',
  },
  'andaluzskiy-pes': {
    name: 'An Andalusian Dog',
    short: 'A cloud slices the moon. After that, do not look for reasons.',
    summary:
      'Two friends told each other their dreams and agreed to keep nothing that could be explained. Ants in a palm, donkeys on pianos, a razor: sixteen minutes of pure dreaming.',
  },
  antrakt: {
    name: "Entr'acte",
    short: 'A hearse drawn by a camel runs away. The mourners sprint after it.',
    summary:
      'A joke filmed for the interval of a Dada ballet: chess on a rooftop, a bearded ballerina and a funeral that becomes a chase. Satie wrote the music shot by shot.',
  },
  'solomennaya-shlyapka': {
    name: 'The Italian Straw Hat',
    short: "The bridegroom's horse has eaten a lady's hat. The wedding will have to wait.",
    summary:
      'The owner dare not face her jealous husband without it. So the groom hunts through Paris for another just like it, with the whole bewildered wedding party driving behind.',
  },
  'padenie-doma-asherov': {
    name: 'The Fall of the House of Usher',
    short: 'He paints his wife. The more the canvas lives, the paler she becomes.',
    summary:
      "An old friend comes to a house among the marshes and finds its master at his easel. He begs them not to nail down Madeleine's coffin; they do, and night after night wind stirs the curtains.",
  },
  'ulybayushchayasya-gospozha-bede': {
    name: 'The Smiling Madame Beudet',
    short: 'Her husband jokes with an empty revolver. One day she loads it.',
    summary:
      'A provincial town, Debussy on the piano and a husband who locks the lid. Madame Beudet smiles and dreams, until the dreams grow more dangerous than the boredom.',
  },
  bezdna: {
    name: 'The Abyss',
    short: 'A piano teacher runs off with the circus, and a dance gives her away.',
    summary:
      "Magda is engaged to a parson's son, but a circus cowboy takes her away through the window. One dance with a lasso made Asta Nielsen the first star of the European screen.",
  },
  'nebesnyy-korabl': {
    name: 'A Trip to Mars',
    short: 'The Martians forgot war long ago. The men from Earth have brought guns.',
    summary:
      'While a world war goes on, the Danes film a voyage to a planet that eats no meat and remembers no weapons. After the first shot the guests learn what a peaceful court is.',
  },
  'pochitay-zhenu-svoyu': {
    name: 'Master of the House',
    short: 'A household tyrant is left without his wife. His old nurse takes him in hand.',
    summary:
      'He grumbles at breakfast, at lunch and at supper, until one day Ida is gone. The nurse who knew him in short trousers makes the master of the house stand in the corner.',
  },
  voznitsa: {
    name: 'The Phantom Carriage',
    short: "Whoever dies last in the year must drive Death's cart through the next.",
    summary:
      "Minutes before midnight on New Year's Eve the drunkard David falls among the graves. An old companion comes in a transparent cart and drives him past everyone he has wronged.",
  },
  vedmy: {
    name: 'Häxan: Witchcraft Through the Ages',
    short: 'A lecture on superstition at which the Devil himself sticks out his tongue.',
    summary:
      'The director leafs through old engravings, then brings them to life: sabbaths, interrogations, a convent gone mad. By the last chapter the fires are out, but the accusers remain.',
  },
  'saga-o-yoste-berlinge': {
    name: 'The Saga of Gösta Berling',
    short: 'Every woman in Värmland loves the unfrocked parson. He does not.',
    summary:
      'Dismissed for drink, Gösta lives among twelve idle cavaliers at the manor of Ekeby. Night, a frozen lake, wolves behind the sledge, and young Greta Garbo in her first great part.',
  },
  kabiriya: {
    name: 'Cabiria',
    short: 'Etna wakes, pirates carry off a girl, and a Punic war begins.',
    summary:
      'Cabiria is sold in Carthage, where the burning belly of Moloch awaits. A Roman and his mighty servant Maciste set out to save her, and the camera glides through palaces at last.',
  },
  'ad-dante': {
    name: "Dante's Inferno",
    short: 'Nine circles after the engravings of Doré. Abandon hope at the box office.',
    summary:
      "Italy's first full-length film took three years to follow one poet on one walk. Lovers drift upon the wind, sinners burn in tombs, and at the bottom Lucifer chews on traitors.",
  },
  'machiste-v-adu': {
    name: 'Maciste in Hell',
    short: 'The devils drag a strongman down below and soon wish they had not.',
    summary:
      'Maciste has no sins, so Hell has to steal him. He thrashes the demons, rides a dragon and nearly stays for good because of a single kiss from Proserpina.',
  },
};
