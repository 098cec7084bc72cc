import { useTranslate } from '@foyer/ui/i18n';
import { WordButton } from '@foyer/ui/link';
import type { LoginActor } from './step.types.ts';

/** Props of {@link ForgotButton}. */
export interface ForgotButtonProps {
  actor: LoginActor;
}

/** Goes on without the password, which the viewer has forgotten. */
export function ForgotButton({ actor }: ForgotButtonProps) {
  const t = useTranslate('modal');
  return (
    <div>
      <WordButton onPress={() => actor.send({ type: 'password.forget' })}>
        {t('modal.login.forgot')}
      </WordButton>
    </div>
  );
}
