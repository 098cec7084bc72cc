import type { LoginType } from '@foyer/contract';
import { messageText } from '@foyer/core';
import { Button } from '@foyer/ui/button';
import { languageTags, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { PhoneField } from '@foyer/ui/phone-field';
import { TextField } from '@foyer/ui/text-field';
import { useLabel } from '@foyer/ui/theme';
import { useState } from 'react';
import type { LoginViewState } from '../login.selectors.ts';
import { divider, withIcon } from '../login.css.ts';
import { Documents } from './documents.tsx';
import { StepForm } from './step-form.tsx';
import type { LoginDocuments, StepProps } from './step.types.ts';

/** Props of {@link EntryStep}. */
export interface EntryStepProps extends StepProps {
  /** Which field stands there. */
  type: LoginType;
  onTypeChange: (type: LoginType) => void;
  documents?: LoginDocuments | undefined;
}

const isPhone = (text: string) => !/[\p{L}@]/u.test(text);

/** The field to begin with: a phone's, unless something else stands in it or only e-mail is allowed. */
export const entryTypeOf = ({ allowedTypes, entered }: LoginViewState): LoginType =>
  allowedTypes.includes('phone') && isPhone(entered) ? 'phone' : 'email';

/** Names of the countries, where there are few enough to be named. */
function useCountryNames({ countries }: LoginViewState): string | undefined {
  const language = useLanguage();
  if (countries.length < 2 || countries.length > 3) return undefined;
  const names = countries.map(({ name }) => name);
  return new Intl.ListFormat(languageTags[language]).format(names);
}

/** Asks for a phone or, where that is allowed, for an e-mail address. LOGIN-001, LOGIN-048, LOGIN-049 */
export function EntryStep({ actor, view, type, onTypeChange, documents }: EntryStepProps) {
  const t = useTranslate('modal', 'input');
  const isCard = useLabel().variants.dialog === 'card';
  const names = useCountryNames(view);
  const isByPhone = type === 'phone';
  const [login, setLogin] = useState(
    isByPhone ? view.entered.replaceAll(/\D/gu, '') : view.entered,
  );
  const [isTold, setTold] = useState(true);
  const submission = { type: 'login.submit', login } as const;
  const submit = isByPhone ? t('modal.login.submit') : t('modal.login.next');
  const field = {
    value: login,
    onChange: setLogin,
    // What was wrong with a phone says nothing about an e-mail address.
    errorMessage: isTold ? messageText(t, view.message) : undefined,
    autoFocus: true,
  };
  const change = () => {
    onTypeChange(isByPhone ? 'email' : 'phone');
    setLogin('');
    setTold(false);
  };
  return (
    <StepForm
      submit={submit}
      isBusy={view.isBusy}
      isComplete={actor.getSnapshot().can(submission)}
      onSubmit={() => {
        setTold(true);
        actor.send(submission);
      }}
      other={view.allowedTypes.length > 1 && <OtherWay isByPhone={isByPhone} onPress={change} />}
      more={documents && <Documents documents={documents} button={submit} />}
    >
      {isByPhone ? (
        <PhoneField
          key="phone"
          {...field}
          label={t('modal.login.phone')}
          country={view.country}
          countries={view.countries}
          hint={isCard ? undefined : names}
          onCountryChange={({ id }) => actor.send({ type: 'country.choose', id })}
        />
      ) : (
        <TextField
          key="email"
          {...field}
          label={t('modal.login.email')}
          type="email"
          autoComplete="username"
        />
      )}
    </StepForm>
  );
}

function OtherWay({ isByPhone, onPress }: { isByPhone: boolean; onPress: () => void }) {
  const t = useTranslate('modal');
  const isCard = useLabel().variants.dialog === 'card';
  return (
    <>
      {isCard && <p className={divider}>{t('modal.login.or')}</p>}
      <Button tone="plain" onPress={onPress}>
        <span className={withIcon}>
          {isCard && <Icon name={isByPhone ? 'mail' : 'phone'} />}
          {isByPhone ? t('modal.login.by_email') : t('modal.login.by_phone')}
        </span>
      </Button>
    </>
  );
}
