import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the fairy tales, animation and education films for children, in English. */
export const kidsTales: Readonly<Record<string, FilmTexts>> = {
  'varezhka-ischet-paru': {
    name: 'A Mitten Seeks Its Pair',
    short: 'It was left on the tram while its twin rode off on the other hand.',
    summary:
      'A red mitten lands in the lost property office and talks a scarf, an umbrella and a single galosh into escaping. Winter ends tomorrow and they have the whole tram line to search.',
  },
  'drakonchik-iz-dilizhana': {
    name: 'The Little Dragon of Dilijan',
    short: 'All dragons breathe fire. This one can only boil water.',
    summary:
      'A small dragon lives behind a forest spring and is shy of his lukewarm breath. When a hard winter comes, the village learns there is no better stove in the mountains.',
  },
  'trolleybus-po-imeni-gosha': {
    name: 'A Trolleybus Named Gosha',
    short: 'For thirty years he followed the wires. Tonight he lets go of them.',
    summary:
      'An old trolleybus learns that he goes to the museum in the morning, so at night he leaves his route for the first time. A swallow has promised him the sea but forgot which way it lies.',
  },
  'baba-yaga-vyhodit-na-pensiyu': {
    name: 'Baba Yaga Retires',
    short: 'Nine hundred years of service, and her papers burned with the stove.',
    summary:
      'To claim her pension Baba Yaga must find witnesses to her wicked deeds. But everyone she scared in childhood grew up kind and only wants to say thank you.',
  },
  'shkola-dlya-oblakov': {
    name: 'A School for Clouds',
    short: 'Lesson one: how not to burst before your time.',
    summary:
      'Young clouds learn to fly in line, keep their shape and tell a field from a town square. Little Cloud gets it all wrong, yet the drought comes just where she has drifted.',
  },
  'gnom-s-kuznetskogo-mosta': {
    name: 'The Gnome of Kuznetsky Bridge',
    short: 'He mends clocks from the inside. Then the telephones put him out of work.',
    summary:
      'For two hundred years a craftsman the size of a matchbox has lived beneath a Moscow pavement. Schoolgirl Sonya must find him a new trade before the clock shop turns into a cafe.',
  },
  'lisenok-schitaet-do-desyati': {
    name: 'Little Fox Counts to Ten',
    short: 'He is sure of nine. The tenth keeps wandering off.',
    summary:
      'At bedtime a fox cub counts everyone he met that day and always goes wrong at the last one. It turns out there is someone very close whom he forgets to count.',
  },
  'pochemu-grom-opazdyvaet': {
    name: 'Why Thunder Is Late',
    short: 'Lightning is here and thunder is on its way. Rita goes out to meet it.',
    summary:
      'A girl afraid of storms travels inside a cloud with a cartoon professor. There is a reason for everything in there: the flash, the rumble and the wobbly knees.',
  },
  'granatovoe-zernyshko': {
    name: 'The Pomegranate Seed',
    short: 'A pomegranate held 365 seeds. One of them wished to see the whole year.',
    summary:
      'A seed rolls out of a feast-day basket and asks a thrush to show it all twelve months. It watches the snow from under the ground, and in spring it finds it has leaves.',
  },
  'tsarevna-bez-tsarstva': {
    name: 'The Princess without a Realm',
    short:
      "The dowry was lost at draughts, the throne is at the mender's. There is still the crown.",
    summary:
      'Princess Ulita walks through the neighbouring lands in search of work in her profession. Nobody lets her reign, yet at the well, the fair and the court people queue for her advice.',
  },
  'pingvin-na-chistyh-prudah': {
    name: 'A Penguin at Chistye Prudy',
    short: 'The rink is open, the ice is fresh. First on it is a penguin.',
    summary:
      'No one knows where he came from, and the zoo is missing nobody. Liza from year two and the yard caretaker hide the guest from city hall and learn from him not to hurry.',
  },
  'tridtsat-devyat-bukv': {
    name: 'Thirty-Nine Letters',
    short: 'The letters skip school, and without them nobody can say a word.',
    summary:
      'The Armenian alphabet scatters across the land: one letter hides in a fortress, another in a vine. The first form gathers them before the feast and learns what each is like.',
  },
  'krot-vidit-zvezdy': {
    name: 'The Mole Who Saw Stars',
    short: 'The neighbours laugh: Mole has built an observatory. Underground.',
    summary:
      'Mole has never seen the sky but has heard of it from the roots of an old oak. He tunnels up the highest hill and finds there what sharper eyes have missed.',
  },
  'medvezhonok-i-polyarnaya-pochta': {
    name: 'The Bear Cub and the Polar Post',
    short: 'One letter, a thousand ice floes and an address of one word: You.',
    summary:
      'A bear cub finds a postbag frozen into the ice and decides to deliver all that is left in it. The last envelope bears no name, and he carries it farthest before he sees whose it is.',
  },
  'kuznechik-igraet-baha': {
    name: 'Grasshopper Plays Bach',
    short: 'The meadow likes marches. Grasshopper has learned a fugue.',
    summary:
      'The insects form a summer orchestra and take Grasshopper only to turn the leaves. But when the meadow trembles before a storm, nothing calms it except Bach.',
  },
  'dom-kotoryy-vyazala-babushka': {
    name: 'The House That Grandma Knitted',
    short: 'Woollen walls and a ribbed roof. Just do not pull the thread.',
    summary:
      "Grandma knitted a house for her granddaughter, then a garden, a river and a bridge. One day a cat comes to visit, and a winter's work must be saved in a single evening.",
  },
  'tayna-starogo-skvorechnika': {
    name: 'The Secret of the Old Nest Box',
    short: 'The starlings never came. Someone has left a map in their house.',
    summary:
      "Three summer friends find a treasure plan in an old birch, drawn by a child's hand. Its author lives across the lane and has long forgotten what he buried.",
  },
  'domovoy-pereezzhaet': {
    name: 'The House Spirit Moves',
    short: 'The log house is gone, the new flat is on the ninth floor. Where is the stove?',
    summary:
      'A house spirit comes to town with his family in an old felt boot and meets lifts, parquet and neighbours with no spirit at all. Soon the whole stairwell begs him to take them on too.',
  },
  'pastushok-i-veter-s-aragatsa': {
    name: 'The Shepherd Boy and the Wind of Aragats',
    short: 'The wind stole a cap. The boy went after it to all four summits.',
    summary:
      "Mount Aragats has four peaks, and on each the wind speaks in another voice. A shepherd boy climbs after his father's cap and learns to answer someone he cannot see.",
  },
  'slon-uezzhaet-v-penzu': {
    name: 'The Elephant Leaves for Penza',
    short: "The circus is gone, the elephant is not. He was sold a child's ticket.",
    summary:
      'A touring troupe leaves its elephant at a station, and the trainer chases it by local trains. In every little town the elephant manages to mend something and win everyone over.',
  },
  'planeta-zabytyh-igrushek': {
    name: 'Planet of Forgotten Toys',
    short: 'Everything that rolls under the sofa lands here.',
    summary:
      'Ten-year-old Styopa crawls under the sofa for a ball and comes out on a planet where lost toys await their owners. He may take just one home, and it need not be his own.',
  },
  'kak-ustroen-sneg': {
    name: 'How Snow Works',
    short: 'No one has yet found two identical flakes. The children check the yard.',
    summary:
      'Pupils with magnifying glasses step out into the frost to see why snow creaks, why flakes have six arms and how mice live beneath the drifts. Every answer brings another question.',
  },
  'koschey-i-tablitsa-umnozheniya': {
    name: 'Koschei and the Times Table',
    short: 'He is immortal, yet seven eights have beaten him since the twelfth century.',
    summary:
      'Koschei kidnaps a schoolgirl to cost his new castle for him. Marya agrees only to teach, and the villain must learn the table to the very end with no magic at all.',
  },
  'korablik-iz-gazety': {
    name: 'The Newspaper Boat',
    short: 'It was folded from a weather forecast, so it knows about tomorrow.',
    summary:
      "A paper boat sails a spring brook towards the big river, warning all it meets of the downpour to come. The trouble is, the paper was last year's.",
  },
  'verblyud-timka-i-more': {
    name: 'Timka the Camel and the Sea',
    short: 'They all say a camel needs no water. He simply wants to see it.',
    summary:
      'A young camel leaves his caravanserai for the Caspian behind a tortoise who knows the road but takes her time. On the way they see the desert bloom, which happens once a year.',
  },
  'podvodnyy-detskiy-sad': {
    name: 'The Underwater Nursery',
    short: 'One teacher, eight arms and twenty-three little ones.',
    summary:
      'A nursery opens on the coral reef and takes everybody: the prickly, the poisonous and the see-through. Hardest of all is nap time for those who have no eyelids.',
  },
  'sestra-zhar-ptitsy': {
    name: "The Firebird's Sister",
    short: 'Every tale hunts the one. Only the mountains of Armenia know of the other.',
    summary:
      "The tsar's groom steals a feather and learns that the Firebird has a sister whose song brings gardens to life. He rides across the Caucasus to find her, but she sings only to those who do not hunt.",
  },
  'kto-razbudil-zimu': {
    name: 'Who Woke the Winter',
    short: 'Winter starts in two days but is still asleep. The forest keeps quiet.',
    summary:
      'The animals agree to stretch the autumn and tiptoe past the den where Winter dozes. But the lake will not freeze, the little ones cannot settle, and someone will have to sneeze.',
  },
};
