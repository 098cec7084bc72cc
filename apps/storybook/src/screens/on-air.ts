import type { ChannelSummary } from '@foyer/screens/channel-card';
import type { LanguageCode } from '@foyer/ui/languages';

type Said = Readonly<Record<LanguageCode, string>>;

interface OnAir {
  slug: string;
  color: string;
  name: Said;
  programme: Said;
  from: string;
  to: string;
  progress: number;
}

const rows: readonly OnAir[] = [
  {
    slug: 'nemoy-ekran',
    color: '#5a6b2d',
    name: { rus: 'Немой экран', eng: 'Silent Screen', hye: 'Համր էկրան' },
    programme: { rus: 'Генерал', eng: 'The General', hye: 'Գեներալը' },
    from: '18:40',
    to: '20:05',
    progress: 0.53,
  },
  {
    slug: 'vestnik-24',
    color: '#58b6e8',
    name: { rus: 'Вестник 24', eng: 'Herald 24', hye: 'Լրաբեր 24' },
    programme: { rus: 'Вечерний выпуск', eng: 'Evening news', hye: 'Երեկոյան թողարկում' },
    from: '19:00',
    to: '19:30',
    progress: 0.83,
  },
  {
    slug: 'arena',
    color: '#0f6f73',
    name: { rus: 'Арена', eng: 'Arena', hye: 'Արենա' },
    programme: {
      rus: 'Хоккей. «Север» — «Маяк»',
      eng: 'Ice hockey. North v Beacon',
      hye: 'Հոկեյ. «Սևեր» — «Մայակ»',
    },
    from: '18:30',
    to: '21:00',
    progress: 0.37,
  },
  {
    slug: 'ararat',
    color: '#e0332a',
    name: { rus: 'Арарат', eng: 'Ararat', hye: 'Արարատ' },
    programme: { rus: 'Голоса Гюмри', eng: 'Voices of Gyumri', hye: 'Գյումրիի ձայները' },
    from: '19:10',
    to: '20:00',
    progress: 0.3,
  },
  {
    slug: 'laboratoriya',
    color: '#3b1a4b',
    name: { rus: 'Лаборатория', eng: 'Laboratory', hye: 'Լաբորատորիա' },
    programme: { rus: 'Как устроен лёд', eng: 'How ice works', hye: 'Ինչպես է կազմված սառույցը' },
    from: '19:05',
    to: '19:50',
    progress: 0.44,
  },
  {
    slug: 'premernyy-zal',
    color: '#5b3fd6',
    name: { rus: 'Премьерный зал', eng: 'Premiere Hall', hye: 'Պրեմիերաների սրահ' },
    programme: { rus: 'Кассиопея', eng: 'Cassiopeia', hye: 'Կասիոպեա' },
    from: '17:55',
    to: '20:25',
    progress: 0.6,
  },
];

/** What is on air, in a language. */
export const onAirIn = (language: LanguageCode): ChannelSummary[] =>
  rows.map(({ slug, color, name, programme, from, to, progress }) => ({
    id: slug,
    href: `/tv/${slug}`,
    title: name[language],
    logo: { url: `/api/v1/images/channel-${slug}`, color, tone: 'dark' },
    mark: { url: `/api/v1/images/channel-mark-${slug}`, color, tone: 'dark' },
    programme: { title: programme[language], startTime: from, endTime: to, progress },
  }));
