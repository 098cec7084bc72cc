import { imageFixture } from '../images/images.fixtures.ts';
import type { BonusDraw, BonusPrograms, BonusProgram } from './bonuses.schema.ts';

/** A program to join by phone. */
export const bonusProgramFixture: BonusProgram = {
  id: 'bonus-svet',
  name: 'Свет',
  image: imageFixture('backdrop-metropolis'),
  description: 'Баллы за каждую покупку.\n\nОдин балл — один рубль.',
  status: 'not_registered',
  actions: ['register', 'use_custom_login'],
  required_login_type: 'phone',
  activation_terms: 'Баллы действуют год. Подключение бесплатно.',
};

/** A program to join, one that is being joined, and one with points. */
export const bonusProgramsFixture: BonusPrograms = {
  items: [
    bonusProgramFixture,
    {
      ...bonusProgramFixture,
      id: 'bonus-aurora',
      name: 'Аврора',
      status: 'processing',
      actions: [],
      login: '+79000000005',
    },
    {
      ...bonusProgramFixture,
      id: 'bonus-pochta',
      name: 'Письма',
      required_login_type: 'email',
      status: 'active',
      actions: ['use_custom_login'],
      login: 'viewer@example.org',
      balance: 620,
    },
  ],
};

/** A draw that was made today. */
export const bonusDrawFixture: BonusDraw = {
  is_available: false,
  next_at: '2026-11-22T09:00:00.000Z',
  prize: {
    title: '50 баллов',
    description: 'Уже на вашем счёте',
    image: imageFixture('backdrop-metropolis'),
  },
};
