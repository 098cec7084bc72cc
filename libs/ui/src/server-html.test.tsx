// @vitest-environment node
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { BankCardFields, BrandMark } from './components/bank-card-fields/index.ts';
import { Checkbox } from './components/checkbox/index.ts';
import { CodeInput } from './components/code-input/index.ts';
import { Combobox } from './components/combobox/index.ts';
import { Link } from './components/link/index.ts';
import { PasswordField } from './components/password-field/index.ts';
import { PhoneField } from './components/phone-field/index.ts';
import { armenia, phoneCountries } from './components/phone-field/phone-field.fixtures.ts';
import { RadioGroup } from './components/radio-group/index.ts';
import { ResendTimer } from './components/resend-timer/index.ts';
import { Select } from './components/select/index.ts';
import { Slider } from './components/slider/index.ts';
import { Switch } from './components/switch/index.ts';
import { TextField } from './components/text-field/index.ts';
import {
  ContinueCard,
  FilmPage,
  Footer,
  Hero,
  Navigation,
  PendingPage,
  PosterCard,
  Shelf,
  StatePage,
  Top10,
} from './index.ts';
import { languageLinks, navigation, slides, titles, filmPage } from './testing/fixtures.ts';
import { surround } from './testing/surround.tsx';

const ignore = () => {};
const [first] = titles;
if (!first) throw new Error('fixtures hold no title');

const parts = {
  Navigation: <Navigation {...navigation} />,
  Hero: <Hero slides={slides} />,
  Shelf: (
    <Shelf heading="На этой неделе">
      <PosterCard title={first} isUrgent />
      <ContinueCard title={first} progress={0.4} minutesLeft={12} />
    </Shelf>
  ),
  Top10: <Top10 heading="Топ-10" titles={titles} />,
  FilmPage: <FilmPage {...filmPage} />,
  StatePage: <StatePage kind="notFound" />,
  PendingPage: <PendingPage />,
  Footer: <Footer links={[]} languages={languageLinks} year={2026} />,
  fields: (
    <>
      <CodeInput label="Код" />
      <ResendTimer secondsLeft={42} onResend={ignore} />
      <TextField label="Имя" value="" onChange={ignore} maxLength={20} errorMessage="Нет имени" />
      <PasswordField label="Пароль" value="" onChange={ignore} autoComplete="new-password" />
      <PhoneField
        label="Телефон"
        value="37491"
        onChange={ignore}
        country={armenia}
        countries={phoneCountries}
      />
      <BankCardFields value={{ number: '2200', expiry: '', cvc: '' }} onChange={ignore} />
    </>
  ),
  choices: (
    <>
      <Checkbox isSelected onChange={ignore}>
        Принимаю <Link href="/docs">условия</Link>
      </Checkbox>
      <Switch label="ПИН-код" isSelected onChange={ignore} />
      <RadioGroup
        label="Чем платить"
        options={[{ value: 'card', label: '•• 0004', mark: <BrandMark brand="mir" /> }]}
        value="card"
        onChange={ignore}
        size="wide"
      />
      <Select label="Возраст" options={[{ value: '6', label: '6+' }]} value="6" onChange={ignore} />
      <Combobox label="Город" value="" onChange={ignore} suggestions={[]} onChoose={ignore} />
      <Slider label="Время" value={60} onChange={ignore} />
    </>
  ),
};

const labelIds = ['main', 'alternate'] as const;
const languages = ['rus', 'hye'] as const;

describe.each(labelIds)('server HTML of %s', (label) => {
  it.each(Object.keys(parts) as (keyof typeof parts)[])(
    'of %s renders without a browser and holds no style attribute',
    async (part) => {
      for (const language of languages) {
        const { prelude } = await prerenderToNodeStream(
          await surround(parts[part], { label, language }),
          { onError: (error) => expect.unreachable(String(error)) },
        );
        const html = await text(prelude);
        expect(html.length).toBeGreaterThan(100);
        expect(html).not.toMatch(/<[^>]+\sstyle=/u);
      }
    },
  );
});
