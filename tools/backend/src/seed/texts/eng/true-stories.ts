import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the documentaries on history, nature, science and travel, in English. */
export const trueStories: Readonly<Record<string, FilmTexts>> = {
  'vulkan-menyaet-rost': {
    name: 'The Volcano That Changes Height',
    short: 'Klyuchevskaya stands at one height today and may stand at another tomorrow.',
    summary:
      'The tallest active volcano in Eurasia grows when it erupts and loses its top when it explodes. A year on Kamchatka: ash on the windows, bear tracks and lava in the dark.',
  },
  'nerpa-smotrit-na-led': {
    name: 'The Seal Looks at the Ice',
    short: 'A seal without a sea: how it reached Baikal is argued to this day.',
    summary:
      'A nerpa pup is born in a snow den in the middle of the Baikal ice. The camera stays by it from its first days until the morning when the ice begins to ring and breaks away.',
  },
  'kniga-v-dvuh-svertkah': {
    name: 'A Book in Two Bundles',
    short: 'Twenty-eight kilograms of parchment. Two women divided it in half.',
    summary:
      'In 1915 two refugees carried the Homiliary of Mush, the largest Armenian manuscript, out of a ruined monastery. The film tells how its two halves met again in the Matenadaran.',
  },
  'bereg-maklaya-1871': {
    name: 'Maclay Coast, 1871',
    short: 'He came unarmed to a village in New Guinea and lay down to sleep in full view.',
    summary:
      'Nicholas Miklouho-Maclay lived among the Papuans for over a year, and they called him the man from the Moon. The film follows his diary from a hut on Astrolabe Bay to Sydney.',
  },
  'zvezdy-nad-byurakanom': {
    name: 'Stars over Byurakan',
    short: 'On the slope of Aragats they saw that stars are still being born.',
    summary:
      'Viktor Ambartsumian founded the Byurakan Observatory in 1946, when both bread and glass were scarce. A film about the nights, the galaxies and the people at the telescope.',
  },
  'oboi-ostrogradskogo': {
    name: "Ostrogradsky's Wallpaper",
    short: 'The nursery was papered with lectures on calculus. A girl studied them for hours.',
    summary:
      'Sofya Kovalevskaya married so that she could study abroad and became a professor in Stockholm. The formulas on the walls of Palibino served her sooner than anyone expected.',
  },
  'uchitel-iz-kalugi': {
    name: 'The Teacher from Kaluga',
    short: 'By day he taught physics to schoolgirls, by night he worked out the road to the stars.',
    summary:
      'Almost deaf since childhood, Konstantin Tsiolkovsky made himself ear trumpets of tin, cycled about Kaluga and wrote of rockets. His neighbours took him for an eccentric.',
  },
  'vozvraschenie-tahi': {
    name: 'The Return of the Takhi',
    short: 'The last wild horses were once taken to zoos. Now they are coming back.',
    summary:
      "By the end of the 1960s Przhevalsky's horse had vanished from the wild. Descendants of the zoo herds learn to live in the steppes of Mongolia and Orenburg, with their frosts and wolves.",
  },
  'tropa-polosatogo': {
    name: 'The Path of the Striped One',
    short: 'Three winters, two hundred camera traps and a master who looks into the lens.',
    summary:
      'An Amur tiger can hardly be filmed: he hears a person long before a camera is raised. So the crew left the taiga, left the traps behind, and saw how he spends an ordinary day.',
  },
  'aisty-araratskoy-doliny': {
    name: 'The Storks of the Ararat Plain',
    short: 'A nest on every pole. The electrician asks the birds for leave.',
    summary:
      'In the villages below Ararat white storks count as neighbours: children keep nest diaries and grown-ups move the wires. The film lasts one year, from arrival to arrival.',
  },
  'desyat-stantsiy': {
    name: 'Ten Stations',
    short: 'A metro you can ride in one outing. Some have spent a lifetime on it.',
    summary:
      'The Yerevan metro opened in March 1981, and the stone for its stations was chosen as if for cathedrals. Ten stops and ten stories: of rock, of water and of the first train.',
  },
  'transsib-za-oknom': {
    name: 'The Trans-Siberian through the Window',
    short: 'Nine thousand kilometres, seven days, one window.',
    summary:
      'The camera stands at a carriage window from Moscow to Vladivostok and hardly blinks. Rivers, tea and passengers change while the attendant tells the story of the longest railway on earth.',
  },
  'mamont-edet-v-peterburg': {
    name: 'A Mammoth Goes to St Petersburg',
    short: 'It was found on the Berezovka. Now it had to cross all of Siberia.',
    summary:
      'In 1901 an Academy expedition dug a mammoth with grass still in its teeth out of the Yakut permafrost. By sledge and then by rail it travelled to the museum where it can be seen today.',
  },
  'sto-dvadtsat-sem-minut': {
    name: 'One Hundred and Twenty-Seven Minutes',
    short: 'The probe was built to last half an hour. On Venus it worked four times longer.',
    summary:
      'On 1 March 1982 Venera 13 landed where lead melts and sent the first colour views of the surface of Venus. The film is put together from blueprints, tapes and workbooks.',
  },
  'tbilisskie-balkony': {
    name: 'The Balconies of Tbilisi',
    short: "On every balcony hang the washing and somebody's life story.",
    summary:
      'The carved balconies of old Tbilisi were built to see and to be heard from. The camera enters the courtyards of Sololaki, listens to the carpenters and pieces the city together by its railings.',
  },
  'kamennyy-stroy-sisiana': {
    name: 'The Standing Stones of Sisian',
    short: 'Two hundred stones on a plateau, and round holes drilled through many of them.',
    summary:
      'Some see Zorats Karer as an ancient observatory, others as a necropolis and the rest of a wall. The film hears both sides and then stays on the plateau until dawn to look for itself.',
  },
  'tri-svetofiltra': {
    name: 'Three Filters',
    short: 'Red, green and blue: with these he carried off a whole country in colour.',
    summary:
      'Sergei Prokudin-Gorsky photographed Russia on the eve of the revolution through three filters and developed the plates in a railway car. The film finds his spots and sets up there again.',
  },
  'tysyacha-dvesti-pesen': {
    name: 'Twelve Hundred Songs',
    short: 'He wrote down thousands of songs sung at the plough. The lesser part survives.',
    summary:
      'Komitas walked from village to village with a notebook, taking down ploughmen, reapers and brides. The film listens to the melodies that survive and visits the places that fell silent.',
  },
  'obychnoe-utro-v-oymyakone': {
    name: 'An Ordinary Morning in Oymyakon',
    short: 'The thermometer has frozen, the cow is out, the first lesson starts on time.',
    summary:
      'In one of the coldest villages on earth cars run all winter without a stop, and children wait for the degree at which school is cancelled. One day filmed as a feat and as plain life.',
  },
  'sto-let-v-yame': {
    name: 'A Hundred Years in the Pit',
    short: 'The Tsar Bell was cast, it cracked, and it took a century to lift it.',
    summary:
      'Ivan Motorin and his son cast the largest bell in the world, but the fire of 1737 broke off a piece of eleven tonnes. A story of bronze, water and human stubbornness.',
  },
  'ryba-vernulas-v-aralsk': {
    name: 'The Fish Came Back to Aralsk',
    short: 'A port lost its sea. Then a dam was built and the water turned back.',
    summary:
      'The Kokaral dam cut off the northern Aral, and the salt desert began to retreat. Among rusty trawlers nets are being mended again, and children see fish caught by their fathers.',
  },
  'voda-dlya-feodosii': {
    name: 'Water for Feodosia',
    short: 'He painted the sea from memory and gave his home town a spring.',
    summary:
      'Ivan Aivazovsky painted some six thousand pictures, yet Feodosia thanked him for something else: in 1888 water from his estate reached the town. A film about an artist and a pipeline.',
  },
  'signal-prinyali-v-vohme': {
    name: 'The Signal Was Heard in Vokhma',
    short: 'An airship fell on the ice. A radio amateur in a far village picked it up.',
    summary:
      'In June 1928 Nikolai Schmidt caught a scrap of a signal from the Italia on a home-made set. So began the rescue in which the icebreaker Krasin made its way to the red tent.',
  },
  'dvadtsat-dve-glavy': {
    name: 'Twenty-Two Domes',
    short: 'The church was mended from below while its top hung in the air.',
    summary:
      'The Church of the Transfiguration at Kizhi was built in 1714 and by the late twentieth century had begun to sag. Tier by tier carpenters took out its logs and replaced only those past saving.',
  },
  'plesen-iz-bomboubezhischa': {
    name: 'Mould from the Shelter',
    short: 'The cure was sought on cellar walls while the sirens wailed above.',
    summary:
      'In 1942 Zinaida Yermolyeva made the first Soviet penicillin from mould taken in a Moscow air-raid shelter. A story of how stubborn science saved the wounded.',
  },
  'dvesti-pyatdesyat-vosem-treugolnikov': {
    name: 'Two Hundred and Fifty-Eight Triangles',
    short: 'To learn the shape of the Earth they measured from the Black Sea to the Arctic.',
    summary:
      'Struve and Tenner spent almost forty years on their arc of meridian, sighting from towers, belfries and bare rock. The crew travels the whole way, looking for crosses cut into stone.',
  },
  'knyaz-ryba': {
    name: 'The Prince Fish',
    short: 'In Armenian it is called ishkhan, a prince. A prince needs his rivers.',
    summary:
      'In the twentieth century Lake Sevan sank by almost twenty metres and its trout lost their spawning grounds. Biologists rear the fry and release them into rivers guarded by whole villages.',
  },
  'korova-stellera': {
    name: "Steller's Sea Cow",
    short: 'Twenty-seven years passed from the first meeting with her to the last.',
    summary:
      'Shipwrecked with Bering in 1741, Georg Steller described the sea cow; no other naturalist ever saw one alive. An expedition to the Commander Islands looks for bones, kelp and answers.',
  },
};
