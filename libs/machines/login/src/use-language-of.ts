import {
  createTranslator,
  type LanguageCode,
  type Translator,
  useTranslator,
} from '@foyer/ui/i18n';
import { useEffect, useState } from 'react';

/**
 * The translator of a language that was just chosen, so that the dialog goes on in it. The page's own until its texts are
 * there, and when there is nothing to change.
 */
export function useLanguageOf(language: LanguageCode | undefined): Translator {
  const own = useTranslator();
  const [chosen, setChosen] = useState<Translator>();
  useEffect(() => {
    if (!language || language === own.language) return;
    let isAwaited = true;
    const take = (translator: Translator) => {
      if (isAwaited) setChosen(translator);
    };
    // Without the texts the dialog goes on as it was.
    createTranslator(language, { segments: ['modal', 'input', 'component'] }).then(take, () => {});
    return () => {
      isAwaited = false;
    };
  }, [language, own]);
  return chosen?.language === language && chosen ? chosen : own;
}
