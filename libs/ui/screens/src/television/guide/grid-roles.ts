/**
 * Roles of the timeline's parts, to spread. They are no table, although they are read as one: rows and cells stand
 * where the script puts them, and a table's parts lose their meaning when they are placed freely.
 */
export const gridRoles = {
  row: { role: 'row' },
  channel: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;
