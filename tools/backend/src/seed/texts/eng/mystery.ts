import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the detective films, thrillers and horrors, in English. */
export const mystery: Readonly<Record<string, FilmTexts>> = {
  ponyatoy: {
    name: 'The Search Witness',
    short: 'They pulled him in from the street to watch a search. The evidence is in his hand.',
    summary:
      "A courier agrees to stand witness for ten minutes. In a stranger's flat he finds a diary he has kept himself, though he does not remember the address.",
  },
  'semnadtsatyy-kilometr': {
    name: 'Kilometre Seventeen',
    short: 'The navigator says turn back. Every road leads to the same bus stop.',
    summary:
      'Three students on the way to a dacha drive past the post marked seventeen. An hour later it comes round again, and one more person is standing at the stop.',
  },
  'protokol-odnogo-snegopada': {
    name: 'Report on a Snowfall',
    short: "The station is snowed in to the roof. Someone inside is wearing another man's uniform.",
    summary:
      'A blizzard cuts a district police station off from the world. By morning it is clear that one of the officers is not the man whose card he carries.',
  },
  'dom-s-dvumya-nomerami': {
    name: 'The House with Two Numbers',
    short: 'On one street it is number seven, on the other number two. A tenant is gone from both.',
    summary:
      'A corner house belongs to two districts, so two inspectors who cannot stand each other share one case. Each has half a stairwell and a suspect of their own.',
  },
  pocherk: {
    name: 'Handwriting',
    short: 'A graphologist knows the hand behind the threat. She taught it to write.',
    summary:
      'For twenty years she has read people by the slant of their letters and never been wrong. In an anonymous note from a famous case she sees a loop she once taught a child.',
  },
  'kto-zvonil-iz-norilska': {
    name: 'Who Called from Norilsk',
    short: 'A stranger rings at night and asks for a house that burned down in spring.',
    summary:
      'A long-distance operator takes a call from a subscriber who does not exist. To find the voice she has to check everyone she has ever put the town through to.',
  },
  'chernyy-hod': {
    name: 'The Back Stairs',
    short: 'The concierge knows who came in. Now they ask her who never came out.',
    summary:
      'Petersburg in the nineties: an antiques dealer vanishes from a house with a back staircase. The only witness saw every guest, but her memory has a price.',
  },
  'muzey-nochyu-zakryt': {
    name: 'The Museum Is Closed at Night',
    short: 'The painting was not stolen. It was put back after thirty years.',
    summary:
      'A canvas thought to have burned turns up overnight in a small-town museum. The attendant knows who took it out and would rather nobody found who brought it in.',
  },
  'delo-o-propavshem-hore': {
    name: 'The Case of the Missing Choir',
    short: 'Forty singers boarded the train. Not one stepped off it.',
    summary:
      'A choir on its way to a festival vanishes between two stations. All the tone-deaf inspector has to go on is a score with one voice too many.',
  },
  'pes-molchal': {
    name: 'The Dog Kept Quiet',
    short: 'The guard dog did not bark that night. So it knew the visitor.',
    summary:
      'A beekeeper is killed in a village of six houses. While the constable works through the neighbours, the dog lies down each morning at the door nobody suspects.',
  },
  'ten-na-ulitse-arami': {
    name: 'A Shadow on Arami Street',
    short: "A private detective tails his client's wife. She is tailing him.",
    summary:
      "Yerevan in the early nineties, the power out for most of the day. A former inspector works by candlelight and finds his own unsolved case in other people's windows.",
  },
  'vagon-nad-uschelem': {
    name: 'The Car above the Gorge',
    short: 'The cable car has stopped halfway. Nine passengers are alive and one is not.',
    summary:
      'The light goes out above the Vorotan gorge, and in a crowded cabin somebody is killed. Rescue is four hours off and the bottom is three hundred metres down.',
  },
  anesteziolog: {
    name: 'The Anaesthetist',
    short: 'Under the mask patients tell the truth. This one confesses to killing her husband.',
    summary:
      "She has learned not to listen. But the man on the table describes a crash from seven years ago and her husband's number plate, and the operation has an hour to go.",
  },
  'posledniy-klient-lombarda': {
    name: "The Pawnshop's Last Customer",
    short: 'A minute before closing someone brings in a watch. It is still warm.',
    summary:
      'The pawnbroker never asks where things come from. This time the owner of the watch is lying round the corner and the customer is in no hurry to leave.',
  },
  'schitayu-do-sta': {
    name: 'Counting to a Hundred',
    short: 'Children play hide-and-seek in the underground car park. Nobody brought them there.',
    summary:
      'A night guard hears someone counting to a hundred over the radio. The cameras show empty rows, yet every morning there is one car fewer on the level.',
  },
  'chuzhaya-kolybelnaya': {
    name: "Someone Else's Lullaby",
    short: 'The baby monitor picks up a song in a language no one in the house knows.',
    summary:
      'A young mother records the lullaby and takes it to linguists. They tell her the language died with the village on whose site her house was built.',
  },
  'kolodets-pomnit': {
    name: 'The Well Remembers',
    short: 'The well gives back whatever was thrown into it. One thing every night.',
    summary:
      'In a dried-up village below Aragats the well has filled again. First come the coins, then a doll, then the thing for which it was once buried.',
  },
  vodolaz: {
    name: 'The Diver',
    short: 'A church lies at the bottom of the reservoir. A candle is burning in its window.',
    summary:
      'A diver inspecting the dam sees a flame in the drowned village. His bosses ask him to leave it out of the report; the old people ask him to give their regards.',
  },
  'trinadtsatyy-prisyazhnyy': {
    name: 'The Thirteenth Juror',
    short: 'The alternate juror has no vote. He alone sees that they are trying the wrong man.',
    summary:
      "The murder case is all but decided and twelve people want to go home. At night the thirteenth retraces the accused man's route and always comes six minutes late.",
  },
  kreditor: {
    name: 'The Creditor',
    short: "He buys up other people's debts. In the new bundle is a note by his late father.",
    summary:
      "A debt collector comes to a port town for somebody else's money and knows the hand on the paper. His father died owing it, and the man he owed is alive and waiting.",
  },
  'ferz-po-pochte': {
    name: 'Queen by Post',
    short: 'Their postal game lasted eleven years. The latest move came from a dead man.',
    summary:
      'Two chess players in different towns have never met. When one is found murdered, a postcard with his move is already in the mail, and it spells out a name.',
  },
  'ulitsa-bez-fonarey': {
    name: 'A Street without Lamps',
    short: 'Tbilisi at night, a club singer. She gives her name a third time, and it is new again.',
    summary:
      'A trumpeter sees a singer home to a house that does not exist on that street. To find her he questions the whole night city, and the city lies with great courtesy.',
  },
  'stantsiya-molchanie': {
    name: 'Station Silence',
    short: 'Three people winter at the weather station. Every evening a fourth goes on the air.',
    summary:
      'On their own frequency the crew hear a voice that reads out their report a day early. Today it said there were two of them left.',
  },
  'portret-v-vitrine': {
    name: 'The Portrait in the Window',
    short: 'A girl who vanished yesterday hangs in a studio window. The print is forty years old.',
    summary:
      'A father recognises his missing daughter in a faded picture. The photographer swears he took it in 1961 and that she promised to come back for the portrait.',
  },
  'strahovoy-sluchay': {
    name: 'An Insured Event',
    short: "The warehouse burned by the book. The inspector has fallen for the owner's widow.",
    summary:
      'An insurance man knows how truth burns and how fraud burns. This time everything is honest down to the last ember, which is exactly why he will not sign.',
  },
  'sanatoriy-rassvet': {
    name: 'Sunrise Sanatorium',
    short: 'The stay lasts twenty-one days. Nobody remembers which day this is.',
    summary:
      'The guests sip their oxygen cocktails and once a week see off a neighbour. A newcomer notices that no bus ever waits for those who leave.',
  },
  'nochnoy-notarius': {
    name: 'The Night Notary',
    short: 'He certifies wills from midnight to six. His clients do not yet know they will die.',
    summary:
      'An office with no sign, an old-style seal, and a ledger of names for tomorrow. The new assistant finds her mother in it and takes up forgery.',
  },
  'tri-versii-odnoy-nochi': {
    name: 'Three Versions of One Night',
    short: 'Husband, wife and waiter recall the same dinner. Only the shot matches.',
    summary:
      'An investigator hears three accounts of an anniversary in a country restaurant. In each a different person fires, and in each someone uninvited sits at the table.',
  },
};
