import { languageCodes } from '../../i18n/languages.ts';
import type { Label } from '../label.types.ts';
import { variantNames } from '../variant-names.ts';

/** What is wrong with a label's configuration, one sentence each. */
export function configProblems(label: Label): readonly string[] {
  return [
    ...nameProblems(label),
    ...hostProblems(label),
    ...languageProblems(label),
    ...variantProblems(label.variants),
    ...originProblems(label.origins),
    ...offerProblems(label.links),
    ...valueProblems(label),
  ];
}

function nameProblems({ id, name }: Label): readonly string[] {
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(id)
      ? []
      : [`id ${id} is not of small letters, digits and hyphens`]),
    ...languageCodes.filter((code) => !name[code]?.trim()).map((code) => `name.${code} is empty`),
  ];
}

function hostProblems({ domain, hosts }: Label): readonly string[] {
  return [
    ...(hosts.includes(domain) ? [] : [`hosts lack the domain ${domain}`]),
    ...hosts
      .filter((host) => !/^[a-z0-9.-]+$/.test(host))
      .map((host) => `host ${host} is not a host name in small letters, without scheme and port`),
    ...hosts
      .filter((host, index) => hosts.indexOf(host) !== index)
      .map((host) => `host ${host} stands twice`),
  ];
}

function languageProblems({ languages, defaultLanguage }: Label): readonly string[] {
  return [
    ...languages
      .filter((code) => !languageCodes.includes(code))
      .map((code) => `language ${code} is unknown; there are ${languageCodes.join(', ')}`),
    ...(languages.includes(defaultLanguage)
      ? []
      : [`the default language ${defaultLanguage} is not among its languages`]),
  ];
}

function variantProblems(variants: Readonly<Record<string, string>>): readonly string[] {
  const slots: Readonly<Record<string, readonly string[]>> = variantNames;
  return [
    ...Object.entries(slots).flatMap(([slot, names]) => {
      const chosen = variants[slot];
      return chosen !== undefined && names.includes(chosen)
        ? []
        : [`variants.${slot} is ${chosen ?? 'not chosen'}; there are ${names.join(', ')}`];
    }),
    ...Object.keys(variants)
      .filter((slot) => !Object.hasOwn(slots, slot))
      .map((slot) => `variants.${slot} is no slot`),
  ];
}

function originProblems(origins: Label['origins']): readonly string[] {
  return Object.entries(origins).flatMap(([use, list]) =>
    list
      .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
      .map((origin) => `origins.${use}: ${origin} is not an origin such as https://media.example`),
  );
}

function offerProblems({ offer }: Label['links']): readonly string[] {
  return offer === undefined || /^(?:https:\/\/[\w.-]|\/[\w.-])/.test(offer)
    ? []
    : [`links.offer: ${offer} is neither an https address nor a path of the site`];
}

function valueProblems({ timeZone, themeColor }: Label): readonly string[] {
  return [
    ...(isTimeZone(timeZone) ? [] : [`time zone ${timeZone} is unknown`]),
    ...(/^#[0-9a-f]{6}$/i.test(themeColor) ? [] : [`themeColor ${themeColor} is not #rrggbb`]),
  ];
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
