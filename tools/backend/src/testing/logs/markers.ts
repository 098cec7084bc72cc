/** What viewers send, so that it can be found again anywhere; the first that a field takes is put into it. */
export const markers = [
  'zq-marker Секрет',
  'zq-marker',
  'zqmarker@viewer.example',
  '+79007654321',
  '79007654321',
  7_654_321,
  '7391',
  '739184',
] as const;

/** Those that are logins: others are refused before anything is asked. */
export const logins = ['+79007654321', '79007654321'] as const;

/** Address of the viewer, behind a proxy. */
export const VIEWER_ADDRESS = '198.51.100.77';

/** What none of it may be found by. */
const traces = /zq-?marker|Секрет|9007654321|7654321|\b7391|198\.51\.100\.77/u;

/** Numbers of a line that may be like a marker by chance. */
const ownNumbers = /"(?:requestId|time)":"[^"]*"/gu;

/** Whether a line of a log holds what a viewer sent. */
export const holdsMarker = (line: string): boolean => traces.test(line.replaceAll(ownNumbers, ''));
