import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the comedies, road films and sport films, in English. */
export const lightSide: Readonly<Record<string, FilmTexts>> = {
  'dyadya-iz-erevana': {
    name: 'The Uncle from Yerevan',
    short: 'Uncle came for three days with three sacks of dried fruit. That was a year ago.',
    summary:
      'A Moscow family cannot bring itself to ask when he is leaving. Meanwhile he has befriended the whole stairwell, mended the lift and married off three neighbours.',
  },
  pritsep: {
    name: 'The Trailer',
    short: 'The divorce is settled. What is left is a trailer that cannot be halved.',
    summary:
      'A former couple tow their caravan from Pskov to Anapa to sell it and never meet again. On the third day they run out of old grievances with a thousand kilometres to go.',
  },
  'trener-po-padeniyam': {
    name: 'The Falling Coach',
    short: 'He teaches people to fall so that they can get up. He himself has yet to.',
    summary:
      'A former figure skater runs a class for grown-ups who have never stood on ice. By the end-of-year show they can do one thing only, but nobody in town falls better.',
  },
  'hinkali-na-spor': {
    name: 'A Bet on Khinkali',
    short: 'The inspector lost a bet and must eat the whole menu. It has forty pages.',
    summary:
      'An official from the capital comes to close a little restaurant in Batumi and sits down purely for the record. By page twenty he has resigned.',
  },
  'chempion-dvora': {
    name: 'Champion of the Yard',
    short: 'The old blocks against the new tower. They have one ball between them.',
    summary:
      'To save their pitch from becoming a car park, children from two yards form one team. Their coach is a pensioner who knows football only from the radio.',
  },
  'tri-teschi': {
    name: 'Three Mothers-in-Law',
    short: 'He has married for the third time. The former mothers-in-law come to help decorate.',
    summary:
      'Arkady thought a divorce concerned only the wives. The three women he has called Mother join forces to make sure there is no fourth time.',
  },
  'avtobus-moskva-lissabon': {
    name: 'The Moscow to Lisbon Bus',
    short: 'Five thousand kilometres, forty strangers and one working toilet.',
    summary:
      'A cheap tour takes a teacher, a widower, two gossips and a bridegroom bound for the wrong wedding across Europe. The driver has never been past Brest either.',
  },
  'kerling-dlya-chaynikov': {
    name: 'Curling for Beginners',
    short: "The rink's cleaners know all there is to know about ice. Now they need the stones.",
    summary:
      'The team falls ill before a tournament and the region enters the mop brigade instead. Nobody sweeps better; the rules are read to them over the loudspeaker.',
  },
  'nevesta-s-instruktsiey': {
    name: 'Bride with Instructions',
    short: 'The matchmaker has sent a bride. Nine pages of rules are attached.',
    summary:
      'A bachelor engineer reads the manual from cover to cover and finds four errors. For the first time the bride meets a man who has read to the end.',
  },
  'peshkom-do-sochi': {
    name: 'On Foot to Sochi',
    short: 'A boss and his clerk are left behind by their train. The sea is 300 kilometres off.',
    summary:
      'They have slippers, a glass of tea and not one telephone between them. By Tuapse it is clear who is in charge of whom; by Sochi nobody cares.',
  },
  'babushka-za-rulem': {
    name: 'Granny at the Wheel',
    short: "She is seventy-eight, her licence is two days old, the wedding is a day's drive away.",
    summary:
      'Zinaida Petrovna steals her own Zhiguli from her own children. On the way she picks up a hitchhiker, a goat and the officer who pulled her over.',
  },
  'my-vam-perezvonim': {
    name: 'We Will Call You Back',
    short: 'She rings to sell things. He is the only one who never hangs up.',
    summary:
      'Nobody believes a call-centre girl but a lonely watch repairer, who has bought six water filters from her. She delivers the seventh in person.',
  },
  'futbol-na-snegu': {
    name: 'Football on Snow',
    short: 'The pitch is buried, the ball is orange, the visitors land in an hour.',
    summary:
      "A reindeer herders' team from Yamal has drawn professionals in the cup and hosts them at home. The guests meet raw fish, minus thirty and a goalkeeper in furs.",
  },
  'gamlet-hudeet': {
    name: 'Hamlet Loses Weight',
    short: 'A weightlifter must drop a class. His mother has not been told and is cooking.',
    summary:
      'Before the championship in Gyumri strongman Hamlet has nine kilos to shed. Against him stand a pot of khash, two aunts and a neighbour who has bet his farm on him.',
  },
  'oslik-edet-v-dilizhan': {
    name: 'A Donkey Goes to Dilijan',
    short: 'A boy and a donkey run away from two ends of one village. They share the road.',
    summary:
      'Arsen was told to sell the donkey; nobody told the donkey anything. Together they head for Dilijan, where his father lives and where donkeys are said not to be sold.',
  },
  'tamada-ne-pet': {
    name: "The Toastmaster Doesn't Drink",
    short: "The best toastmaster around has sworn off drink. The governor's daughter is marrying.",
    summary:
      'Garik promised his wife not a drop and no toast over a minute. Ahead are three hundred guests, two bands and the mother-in-law who started it all.',
  },
  'byuro-poteryannyh-shapok': {
    name: 'The Lost Hats Office',
    short: 'He hands back lost things. She has lost nothing, yet she comes in every day.',
    summary:
      'By New Year the metro has gathered a thousand hats and one clerk with no plans for the night. His visitor is after a mitten that seems never to have existed.',
  },
  'obschiy-zabor': {
    name: 'A Shared Fence',
    short:
      'The neighbours have fought over the fence for twenty years. Their children dug under it.',
    summary:
      'A retired colonel and an agronomist are in court over forty centimetres of land. On judgment day both get a wedding invitation, and the tables will stand on the disputed strip.',
  },
  'vratar-na-chas': {
    name: 'Goalkeeper for an Hour',
    short: 'A plumber was called in to fix the showers. Ten minutes later he is in goal.',
    summary:
      'The reserve has locked himself in the changing room and the keeper has broken a finger. Twenty minutes of the final remain for a man with a wrench who never played.',
  },
  'kak-my-kupili-ostrov': {
    name: 'How We Bought an Island',
    short: 'Four friends chipped in for an island. It came with a tenant.',
    summary:
      'At auction they won a rock in Lake Ladoga with a view of the sunset. By law they also acquired a hermit who has not paid for electricity since 1979.',
  },
  'tantsuyut-pozharnye': {
    name: 'The Firemen Dance',
    short: 'The station will close unless it wins the talent show. Fires are a thing of the past.',
    summary:
      'A crew of five giants takes waltz lessons from a choreographer they once rescued from a ledge. Rehearsals are cut short by their first real call in six years.',
  },
  'sinor-iz-ivanova': {
    name: 'The Signore of Ivanovo',
    short: 'He came to buy cloth. The city of brides decided to marry him off.',
    summary:
      'A Milan designer is stuck in Ivanovo for a week without luggage. The weavers dress him anew, and not a thread is left of the collection he meant to show.',
  },
  'gonki-na-samovarah': {
    name: 'The Samovar Race',
    short: 'A Tula festival, steam carts, and a prize that could save the factory.',
    summary:
      'An engineer, a baker and a schoolgirl build a car that runs on boiling water. Their rivals bring an Italian motor and forget the tea.',
  },
  'poslednyaya-elektrichka-v-leto': {
    name: 'The Last Train to Summer',
    short: 'The students took the wrong train. There is none back today.',
    summary:
      'Eleven people with a guitar ride to a terminus nobody has heard of. It has a club, a dance, a river and a manager who was expecting performers from the city.',
  },
  tandem: {
    name: 'Tandem',
    short: 'A blind cyclist needs a pilot. Since last season he has been afraid of descents.',
    summary:
      'They get on one bicycle to ride in the championship. He sees the road, she hears it, and it takes them a while to agree about the brakes.',
  },
  'salat-na-sorok-chelovek': {
    name: 'Salad for Forty',
    short: 'The thirty-first of December. Both spouses invited guests; neither told the other.',
    summary:
      'Husband and wife have each asked their whole family for New Year, and each relative a neighbour. By midnight the little flat holds forty people, one tree and no forks.',
  },
  'lyzhi-satenik': {
    name: 'Skis On, Satenik!',
    short: 'The village has one ski lift and one skier. She is sixty-three.',
    summary:
      'All her life Satenik has skied down to the shop without knowing it was a sport. Her grandson enters her in a race at Tsaghkadzor, and now the slope is afraid.',
  },
  'svadebnoe-puteshestvie-s-papoy': {
    name: 'Honeymoon with Papa',
    short: 'The newlyweds are off to the mountains. Papa is in the back seat with an accordion.',
    summary:
      'His holiday fell through; his character did not. It will take the whole Georgian Military Road for him to accept the son-in-law and the son-in-law to accept the accordion.',
  },
};
