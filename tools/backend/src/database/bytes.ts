import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes that are UTF-8, read and written as the text that they are. */
export const textBytes = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (text) => Buffer.from(text, 'utf8'),
  fromDriver: (bytes) => Buffer.from(bytes).toString('utf8'),
});

/** A column of bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (data) => data,
  fromDriver: (data) => Buffer.from(data),
});
