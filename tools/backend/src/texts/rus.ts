import type { ServerTexts } from './texts.ts';

/** The server's sentences in Russian. */
export const rus: ServerTexts = {
  errors: {
    internal: 'Что-то пошло не так. Попробуйте ещё раз позже',
    invalidRequest: 'Не получилось: проверьте введённые данные',
    notFound: 'Ничего не нашлось',
    sessionMissing: 'Сессия закончилась',
    sessionStale: 'Сессию нужно обновить',
    accessDenied: 'Нет доступа',
    tooManyCodes: 'Слишком много попыток. Попробуйте позже',
    wrongCode: 'Неверный или устаревший код',
    wrongPassword: 'Неверный пароль',
    signInRequired: 'Войдите, чтобы продолжить',
    pinRequired: 'Введите ПИН-код, чтобы смотреть',
    notForProfile: 'Этот фильм недоступен в вашем профиле',
    masterOnly: 'Это может сделать только главный профиль',
    wrongOldPin: 'Неверный текущий ПИН-код',
    pinIsDefault: 'ПИН-код 0000 установить нельзя',
    tooManyPinTries: 'Слишком много попыток. Попробуйте позже',
  },
  pinChanged: 'ПИН-код изменён',
  pinDeleted: 'ПИН-код сброшен, теперь он 0000',
  profileSwitched: (name) => `Теперь смотрит ${name}`,
  trailer: 'Трейлер',
};
