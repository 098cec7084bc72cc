import type { Language } from '@foyer/contract';
import type { SentPurpose } from '../auth/codes.store.ts';

/** Words of the messages that carry a code. */
interface CodeWords {
  /** What a code is for, after "the code". */
  purposes: Readonly<Record<SentPurpose, string>>;
  subject: (purpose: string) => string;
  text: (code: string, purpose: string) => string;
}

const words: Readonly<Record<Language, CodeWords>> = {
  rus: {
    purposes: {
      auth: 'для входа',
      register: 'для регистрации',
      reset_password: 'для нового пароля',
      migrate_phone: 'для входа по телефону',
      bonus: 'для бонусной программы',
    },
    subject: (purpose) => `Код ${purpose}`,
    text: (code, purpose) => `${code} — код ${purpose}. Никому его не говорите.`,
  },
  eng: {
    purposes: {
      auth: 'to sign in',
      register: 'to sign up',
      reset_password: 'to set a new password',
      migrate_phone: 'to sign in by phone',
      bonus: 'for the bonus program',
    },
    subject: (purpose) => `Code ${purpose}`,
    text: (code, purpose) => `${code} is your code ${purpose}. Do not share it with anyone.`,
  },
  hye: {
    purposes: {
      auth: 'մուտքի',
      register: 'գրանցման',
      reset_password: 'նոր գաղտնաբառի',
      migrate_phone: 'հեռախոսով մուտքի',
      bonus: 'բոնուսային ծրագրի',
    },
    subject: (purpose) => `Կոդ՝ ${purpose} համար`,
    text: (code, purpose) => `${code}՝ ${purpose} կոդը։ Ոչ ոքի մի՛ հայտնեք այն։`,
  },
};

/** A message with a code, in the language of whoever asked for it. */
export function codeText(
  code: string,
  purpose: SentPurpose,
  language: Language,
): { subject: string; text: string } {
  const { purposes, subject, text } = words[language];
  return { subject: subject(purposes[purpose]), text: text(code, purposes[purpose]) };
}
