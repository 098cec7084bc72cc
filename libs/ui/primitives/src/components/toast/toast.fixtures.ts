import type { ToastItem } from './toast.types.ts';

/** Something was done, and can be undone. */
export const bookmarked: ToastItem = {
  id: 'bookmarked',
  tone: 'success',
  title: 'Фильм «Кассиопея» в\u00A0закладках',
  action: { label: 'Отменить', onPress: () => {} },
  durationMs: 6000,
};

/** A payment did not pass. NOTIF-018 */
export const unpaid: ToastItem = {
  id: 'unpaid',
  tone: 'error',
  title: 'Оплата не\u00A0прошла',
  text: 'Деньги не\u00A0списаны. Попробуйте другую карту.',
  action: { label: 'Сменить карту', href: '/my/payments' },
};

/** News of a series, with a picture. */
export const newEpisode: ToastItem = {
  id: 'episode',
  tone: 'info',
  title: 'Новая серия',
  text: '«Город после дождя», сезон\u00A01, серия\u00A04',
  picture: { url: '/api/v1/images/backdrop-metropolis', color: '#4a3b22', tone: 'dark' },
  action: { label: 'Смотреть', href: '/series/gorod-posle-dozhdya' },
  durationMs: 8000,
};

/** The plainest notice. */
export const saved: ToastItem = { id: 'saved', tone: 'info', title: 'Настройки сохранены' };
