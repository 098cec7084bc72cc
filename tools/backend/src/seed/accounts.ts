import type { Texts } from '@foyer/contract';

/** A profile of a demo account; what is absent is as in most profiles. */
export interface ProfileSeed {
  name: string;
  icon: string;
  /** Years. @default 18 */
  defaultAge?: number;
  /** Years. @default 18 */
  maxAge?: number;
  isPinRequired?: boolean;
  allowedFrom?: string;
  allowedTo?: string;
  maxViewMinutes?: number;
}

/** A demo account; its first profile is the master. */
export interface AccountSeed {
  id: string;
  login: string;
  password?: string;
  /** Absent while the PIN is 0000. */
  pin?: string;
  isBlocked?: boolean;
  /** Whether its e-mail address must give way to a phone. */
  mustMigrate?: boolean;
  /** Devices signed in already, at most five. */
  deviceCount: number;
  profiles: readonly ProfileSeed[];
  /** Films begun and finished, the latest first: slug and watched share, 0 to 1. */
  history?: readonly (readonly [slug: string, share: number])[];
  favourites?: readonly string[];
  shows: Texts;
}

/** The demo accounts, the same after every reset. */
export const accounts: readonly AccountSeed[] = [
  {
    id: 'demo-1',
    login: '+79000000001',
    deviceCount: 1,
    profiles: [{ name: 'Анна', icon: 'avatar-1' }],
    shows: {
      rus: 'Один главный профиль, ПИН-код не задан',
      eng: 'One main profile, PIN never set',
      hye: 'Մեկ գլխավոր պրոֆիլ, PIN-կոդը սահմանված չէ',
    },
  },
  {
    id: 'demo-2',
    login: '+79000000002',
    pin: '1234',
    deviceCount: 2,
    profiles: [
      { name: 'Мариам', icon: 'avatar-2', defaultAge: 16, isPinRequired: true },
      { name: 'Илья', icon: 'avatar-3', defaultAge: 16, isPinRequired: true },
      {
        name: 'Лёва',
        icon: 'avatar-4',
        defaultAge: 6,
        maxAge: 6,
        isPinRequired: true,
        allowedFrom: '08:00',
        allowedTo: '20:00',
        maxViewMinutes: 60,
      },
    ],
    shows: {
      rus: 'Семья: взрослые и ребёнок, ПИН-код 1234',
      eng: 'A family: adults and a child, PIN 1234',
      hye: 'Ընտանիք՝ մեծահասակներ և երեխա, PIN-կոդ 1234',
    },
  },
  {
    id: 'demo-3',
    login: '+79000000003',
    deviceCount: 5,
    profiles: [{ name: 'Тигран', icon: 'avatar-5' }],
    shows: {
      rus: 'Пять устройств: следующая сессия ограничена',
      eng: 'Five devices: the next session is restricted',
      hye: 'Հինգ սարք․ հաջորդ սեսիան սահմանափակ է',
    },
  },
  {
    id: 'demo-4',
    login: '+79000000004',
    isBlocked: true,
    deviceCount: 1,
    profiles: [{ name: 'Олег', icon: 'avatar-6' }],
    shows: {
      rus: 'Заблокированный аккаунт',
      eng: 'A blocked account',
      hye: 'Արգելափակված հաշիվ',
    },
  },
  {
    id: 'demo-5',
    login: '+79000000005',
    pin: '1111',
    deviceCount: 3,
    profiles: [{ name: 'Софья', icon: 'avatar-7' }],
    history: [
      ['nochnoy-ekspress', 0.75],
      ['posledniy-parom', 0.72],
      ['doroga-na-yug', 0.6],
      ['kot-kapitan', 0.4],
      ['metropolis', 0.31],
      ['general', 1],
    ],
    favourites: ['kassiopeya', 'leto-v-gyumri', 'aelita'],
    shows: {
      rus: 'История, избранное и все услуги, ПИН-код 1111',
      eng: 'History, favourites and every service, PIN 1111',
      hye: 'Պատմություն, ընտրյալներ և բոլոր ծառայությունները, PIN-կոդ 1111',
    },
  },
  {
    id: 'demo-6',
    login: 'viewer@example.org',
    password: 'correct-horse',
    deviceCount: 1,
    profiles: [{ name: 'Вера', icon: 'avatar-8' }],
    shows: {
      rus: 'Вход по почте, пароль correct-horse',
      eng: 'Sign-in by e-mail, password correct-horse',
      hye: 'Մուտք էլ. փոստով, գաղտնաբառ՝ correct-horse',
    },
  },
  {
    id: 'demo-7',
    login: 'old@example.org',
    password: 'old-horse',
    mustMigrate: true,
    deviceCount: 1,
    profiles: [{ name: 'Нина', icon: 'avatar-3' }],
    shows: {
      rus: 'Старый аккаунт: нужно перейти на вход по телефону',
      eng: 'An old account that must migrate to a phone',
      hye: 'Հին հաշիվ, որը պետք է անցնի հեռախոսով մուտքի',
    },
  },
];
