// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readAddressMarks, withoutSpentMarks } from './address-marks.ts';
import { isUrgent } from './entry-address.ts';

const nothing = {
  link: undefined,
  isSessionPurchase: false,
  tvCode: undefined,
  popup: undefined,
  utmMark: undefined,
};

describe('readAddressMarks', () => {
  it('finds nothing where nothing is said', () => {
    expect(readAddressMarks('')).toEqual(nothing);
    expect(readAddressMarks('?session_id=&ott_tv=&popup=&query=x')).toEqual(nothing);
  });

  it('marks a purchase for a session [QUERY-003, QUERY-027]', () => {
    expect(readAddressMarks('?session_id=abc')).toEqual({ ...nothing, isSessionPurchase: true });
  });

  it('takes a television’s code by either name, the longer one first [QUERY-009, QUERY-010, QUERY-011]', () => {
    const codeIn = (search: string) => readAddressMarks(search).tvCode;

    expect(codeIn('?ott_tv_code=%20A1B2C3%20')).toBe('A1B2C3');
    expect(codeIn('?ott_tv=D4')).toBe('D4');
    expect(codeIn('?ott_tv=D4&ott_tv_code=A1')).toBe('A1');
    expect(codeIn(`?ott_tv=${'1'.repeat(65)}`)).toBeUndefined();
  });

  it('reads the link that led here [QUERY-004]', () => {
    expect(readAddressMarks('?link=letter-7').link).toBe('letter-7');
  });

  it('reads the name of a dialog [QUERY-012]', () => {
    expect(readAddressMarks('?popup=language').popup).toBe('language');
  });

  it('keeps the marks of a campaign, and nothing else of the address [QUERY-007]', () => {
    const search = '?access=CODE&utm_campaign=autumn&utm_source=mail&utm_term=a%20b&msisdn=79';

    expect(readAddressMarks(search).utmMark).toEqual({
      utm_campaign: 'autumn',
      utm_source: 'mail',
      query: 'utm_campaign=autumn&utm_source=mail&utm_term=a+b',
    });
  });

  it('cuts marks that are too long to be reported', () => {
    const { utm_source, query } = readAddressMarks(`?utm_source=${'a'.repeat(400)}`).utmMark ?? {};

    expect([utm_source?.length, query?.length]).toEqual([300, 300]);
  });
});

describe('withoutSpentMarks', () => {
  const leave = (address: string) => withoutSpentMarks(new URL(address, 'https://sofit.example'));

  it('takes link and codes away and leaves the rest [QUERY-005, QUERY-006]', () => {
    expect(leave('/movies?link=a&b=1&ott_tv_code=2&ott_tv=3&session_id=4&popup=c#top')).toBe(
      '/movies?b=1#top',
    );
    expect(leave('/?link=a')).toBe('/');
  });

  it('has nothing to do for an address without them', () => {
    expect(leave('/movies?utm_source=mail&uid=12345678')).toBeUndefined();
  });
});

describe('isUrgent', () => {
  it('knows addresses that cannot wait for the viewer', () => {
    const urgent = ['?link=a', '?block=7', '/?a=1&utm_source=b', '?ott_tv=1', '/movies?check_auth'];
    expect([...urgent, '/joint_viewing/1'].filter((address) => !isUrgent(address))).toEqual([]);
    expect(['', '?lang=eng', '?links=a', '?query=link'].map(isUrgent)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
