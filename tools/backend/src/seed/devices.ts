import type { Device, Texts } from '@foyer/contract';

/** A device of a demo account. */
export interface DeviceSeed {
  terminalName: string;
  icon: Device['device_type_icon'];
  /** Absent where nobody gave it a name. */
  title?: Texts;
}

/** What the demo accounts have at home, the latest first. */
export const deviceSeeds: readonly DeviceSeed[] = [
  {
    terminalName: 'Smart TV',
    icon: 'tv',
    title: {
      rus: 'Телевизор в гостиной',
      eng: 'Living room TV',
      hye: 'Հյուրասենյակի հեռուստացույց',
    },
  },
  { terminalName: 'Chrome, Android', icon: 'phone' },
  {
    terminalName: 'Safari, iOS',
    icon: 'tablet',
    title: { rus: 'Планшет Лёвы', eng: 'Lev’s tablet', hye: 'Լյովայի պլանշետը' },
  },
  { terminalName: 'Firefox, Windows', icon: 'computer' },
  { terminalName: 'PlayStation', icon: 'console' },
];
