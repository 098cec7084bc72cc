import { defineConfig } from 'drizzle-kit';

/** How migrations are made from the schema: `npm run migration -w @foyer/backend -- --name <what>`. */
const config: ReturnType<typeof defineConfig> = defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/*.table.ts',
  out: './drizzle',
});

export default config;
