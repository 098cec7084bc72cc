/** A query that is not what it should be, and what it must find. */
export interface HardQuery {
  query: string;
  /** `kind/id`. */
  finds: string;
}

const film = (query: string, id: string): HardQuery => ({ query, finds: `media_item/${id}` });
const person = (query: string, id: string): HardQuery => ({ query, finds: `person/${id}` });
const channel = (query: string, id: string): HardQuery => ({ query, finds: `channel/${id}` });

/** Words with mistakes: Russian, English, Armenian. */
const misspelt: readonly HardQuery[] = [
  film('ночьной экспрес', 'nochnoy-ekspress'),
  film('касиапея', 'kassiopeya'),
  film('картограф ие величества', 'kartograf-ee-velichestva'),
  film('бранёносец потемкин', 'bronenosets-potemkin'),
  film('снигурочка работает', 'snegurochka-rabotaet-dopozdna'),
  film('чиловек с кинаапаратом', 'chelovek-s-kinoapparatom'),
  person('фриц лпнг', 'fritz-lang'),
  channel('мультплонета', 'multplaneta'),
  film('metroplois', 'metropolis'),
  film('pasion of joan of ark', 'strasti-zhanny-dark'),
  film('the gold rash', 'zolotaya-lihoradka'),
  film('frankinstien', 'frankenshteyn'),
  film('newspapper baot', 'korablik-iz-gazety'),
  film('steambot bil', 'parohodnyy-bill'),
  person('buster keeton', 'buster-keaton'),
  film('Մետրոպոլիզ', 'metropolis'),
  film('գիշերաին ճեպընթաց', 'nochnoy-ekspress'),
  film('կասիոպեյա', 'kassiopeya'),
  film('մոռացվաց խաղալիքների մոլորակ', 'planeta-zabytyh-igrushek'),
  film('ժամագորցը վաղարշապատից', 'chasovschik-iz-vagarshapata'),
];

/** Words typed while another keyboard layout was on: Russian, English, Armenian. */
const inOtherLayout: readonly HardQuery[] = [
  film('vtnhjgjkbc', 'metropolis'),
  film('rfccbjgtz', 'kassiopeya'),
  film('[kt, lj itcnb', 'hleb-do-shesti'),
  film('`; b rjvtnf', 'ezh-i-kometa'),
  film('ghbrk.xtybz ghbywf f[vtlf', 'priklyucheniya-printsa-ahmeda'),
  film('կեըըսք հտտցնհ', 'lunnyy-reestr'),
  person('fyyf dtnhjdf', 'anna-vetrova'),
  channel('rjn ex`ysq', 'kot-uchenyy'),
  film('тшпре учзкуыы', 'nochnoy-ekspress'),
  film('цршеу тщшыу', 'belyy-shum'),
  film('еру пщдв кгыр', 'zolotaya-lihoradka'),
  film('сфзефшт сфе', 'kot-kapitan'),
  film('սաֆետը լաստ', 'nakonets-v-bezopasnosti'),
  person('игыеук луфещт', 'buster-keaton'),
  channel('офяя сдги', 'dzhaz-klub'),
  film('metrwpwlis', 'metropolis'),
  film('gajli =amy', 'volchiy-chas'),
  film('spitak axmwuk', 'belyy-shum'),
  film('4e8agir', 'pocherk'),
  person('anwu\\ vardwumjan', 'anush-vardumyan'),
];

/** Words of one language in the letters of another: Russian, English, Armenian. */
const transliterated: readonly HardQuery[] = [
  film('kassiopeya', 'kassiopeya'),
  film('nochnoi ekspres', 'nochnoy-ekspress'),
  film('tikhaya voda', 'tihaya-voda'),
  film('gorod posle dozhdja', 'gorod-posle-dozhdya'),
  film('shakhmatnaya goryachka', 'shahmatnaya-goryachka'),
  film('process o trekh millionakh', 'protsess-o-treh-millionah'),
  film('Կոտ կապիտան', 'kot-kapitan'),
  channel('yozhik', 'ezhik'),
  film('франкенстейн', 'frankenshteyn'),
  film('чесс фивер', 'shahmatnaya-goryachka'),
  film('интолеранс', 'neterpimost'),
  film('старс овер бюракан', 'zvezdy-nad-byurakanom'),
  film('бен хур', 'ben-gur'),
  film('вингс', 'krylya'),
  channel('фёрст скрин', 'pervyy-ekran'),
  film('gayli zhamy', 'volchiy-chas'),
  film('spitak aghmuk', 'belyy-shum'),
  film('kotrvats tsiler', 'slomannye-pobegi'),
  film('лусни реестр', 'lunnyy-reestr'),
  person('hrachya nersesyan', 'hrachia-nersisyan'),
];

/** Queries that the search must understand, by what is wrong with them. */
export const hardQueries = { misspelt, inOtherLayout, transliterated } as const;
