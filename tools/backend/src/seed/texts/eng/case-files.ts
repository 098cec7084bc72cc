import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the detective, thriller, drama and history series, in English. */
export const caseFiles: Readonly<Record<string, FilmTexts>> = {
  'delo-iz-korobki': {
    name: 'Case from a Box',
    short: 'Nine hundred cardboard boxes in a police cellar. Each is a crime nobody solved.',
    summary:
      "Major Rogova is banished to the Tver archive for talking back. With an archivist who knows every inventory by heart she opens one box at a time, and on the farthest shelf stands her father's case.",
  },
  'sledovatel-s-pravogo-berega': {
    name: 'The Right-Bank Inspector',
    short: 'The Yenisei cuts the city in two. Nobody has told the crimes.',
    summary:
      'Bobrov serves on the right bank of Krasnoyarsk, Chaika on the left, and every case turns out to be shared. The bridge is always jammed, so the interrogations that matter take place on the ferry.',
  },
  lotsman: {
    name: 'The Harbour Pilot',
    short: 'He has brought two thousand ships into port. The next one he is told to run aground.',
    summary:
      'An Arkhangelsk pilot knows every shoal of the Northern Dvina. When he is offered a price for a single mistake, he turns to the customs officer who has spent three years trying to arrest him.',
  },
  'rozovyy-tuf': {
    name: 'Pink Tuff',
    short: 'The city fell in thirty seconds. Its blueprints had vanished the day before.',
    summary:
      'Leninakan, winter 1988. An architect looks for the plans of houses that are gone, to learn what they were built of. An inspector is looking for the same papers, under orders not to find them.',
  },
  'doktor-taron': {
    name: 'Doctor Taron',
    short: 'Silent with the living, he has long talks with those on his table.',
    summary:
      'A Yerevan pathologist sees what the police have missed and cannot bear to be thanked for it. The new inspector asks him the kind of questions that only the living can answer.',
  },
  'nulevoy-etazh': {
    name: 'Floor Zero',
    short: 'The tower has sixty storeys. Each night the lift goes to one that is on no plan.',
    summary:
      'The lift mechanic of a business centre notices an extra stop and asks an analyst to check the log. Next morning her pass no longer works, and according to the log she is still inside.',
  },
  'kontrolnaya-zakupka-v-kaluge': {
    name: 'A Test Purchase in Kaluga',
    short: 'She came to weigh the sausage. Under the counter lay the bookkeeper.',
    summary:
      "Inspector Pyshkina checks scales, dates and price tags, and keeps finding forgers, embezzlers and missing persons. The police beg her to stay out of it, but who else would notice yesterday's cream?",
  },
  'zolotaya-kontora': {
    name: 'The Gold Office',
    short: 'The Urals, 1842. More gold is washed than handed in, and inspectors do not last.',
    summary:
      'Young Rakitin rides to Yekaterinburg to audit the mines: both men before him drowned in a knee-deep river. The truth is known to a widow who counts gold better than the whole office.',
  },
  'tiflisskaya-sysknaya': {
    name: 'The Tiflis Detectives',
    short: 'Tiflis, 1907. The evidence is in four languages, and so are the lies.',
    summary:
      "A Petersburg detective is sent to the Caucasus, where he does not understand a word. Sandro translates what people have said; Elmira's photographs show what they have left out.",
  },
  'sudya-gorchakova': {
    name: 'Judge Gorchakova',
    short: 'She writes her rulings by hand: slower, but you can see where she wavered.',
    summary:
      "A district court, a dozen cases a day: neighbours, legacies, other people's children. Gorchakova trusts paper more than tears, until her own daughter's best friend is led into the dock.",
  },
  'ostrov-bez-svyazi': {
    name: 'No Signal Island',
    short: 'The cable is cut, the boat is eight days away, and the engineer is in the crater.',
    summary:
      'Forty people live on a Kuril island, and each knows all the rest. Constable Kim questions them one by one, but the volcano is in a hurry: the scientist expects it to erupt before the boat comes.',
  },
  'dezhurnaya-apteka': {
    name: 'The Night Pharmacy',
    short: 'A prescription comes through the night hatch. The doctor who signed it died at dawn.',
    summary:
      "Alla the pharmacist works nights so as not to sleep at home. The same customer keeps bringing prescriptions in strangers' names, and a week later she reads those names among the obituaries.",
  },
  'pochtalon-s-vasilevskogo': {
    name: 'The Postwoman of Vasilievsky Island',
    short: 'Leningrad, winter 1942. The letters keep coming; fewer doors open each day.',
    summary:
      'Katya is seventeen and does her round of the island on foot. When the addressee is no longer alive, she starts answering the letters herself, so that the men at the front never find out.',
  },
  'kooperativ-lastochka': {
    name: 'The Swallow Cooperative',
    short: '1988. Making money is allowed now, but nobody has explained how.',
    summary:
      'An engineer, a seamstress and a storekeeper sew jeans in a factory clubroom. First comes a queue, then an inspector, and then a man in a leather jacket who does not buy anything.',
  },
  'dom-melikovyh': {
    name: 'The House of the Melikovs',
    short: 'A hundred years, four generations, and one house they were all told to leave.',
    summary:
      'In 1890 the merchant Aram builds a house in Alexandropol for a bride who has not yet said yes. A century later his great-granddaughter comes to sell it and finds the first letter in the wall.',
  },
  'yuvelir-iz-burdzh-hammuda': {
    name: 'The Jeweller of Bourj Hammoud',
    short: 'He is asked to value a brooch he made himself, on the day his sister vanished.',
    summary:
      "In Beirut's Armenian quarter Hovhannes mends other people's rings and asks no questions. For the sake of one brooch he must recall a war in which each of his customers took a side.",
  },
  peregon: {
    name: 'Between Stations',
    short: '1946. The hospital train arrives on time. It is one carriage short.',
    summary:
      'Lieutenant Zhigarev of the railway militia travels after criminals on the very trains they take. His helper is a street boy who knows all the stations from Moscow to Chita.',
  },
  'vtoraya-smena': {
    name: 'Evening Class',
    short: 'A night school in Chelyabinsk: its oldest pupil is fifty-four, its youngest sixteen.',
    summary:
      'Vera Lvovna is used to star pupils, but she is given a class that falls asleep at its desks after work. They all need the certificate, and they all lie about the reason.',
  },
  'antikvarnyy-otdel': {
    name: 'The Antiques Squad',
    short: 'Two of them for a whole city: he knows nothing about art, she cannot shoot.',
    summary:
      'Captain Somov is transferred to stolen art and given a young lady from the museum as his partner. She can tell a fake by its sound; he can tell one by how the seller sweats.',
  },
  'spasateli-aragatsa': {
    name: 'Aragats Rescue',
    short: 'The call always comes in bad weather. Nobody gets lost in the sunshine.',
    summary:
      'A team of six keeps its post below the four summits. The new commander goes out for each missing climber himself, and Lusik the doctor is the first to see whom he is really looking for.',
  },
};
