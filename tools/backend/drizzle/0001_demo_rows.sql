-- Which rows of the catalogue the demo's seed has written. A row that anybody else writes, or changes later, is theirs, and
-- the seed leaves it alone: `src/seed/write-rows.ts` says so while it writes.
CREATE FUNCTION "mark_demo_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_demo := coalesce(current_setting('foyer.seed', true), '') = 'on';
  RETURN NEW;
END
$$;
--> statement-breakpoint
ALTER TABLE "genres" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "karaoke_items" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "channel_genres" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "shows" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "day_parts" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "free_items" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "media_views" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "media_blocks" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "feature_toggles" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "promo_events" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "service_items" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "purchase_options" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "purchase_prices" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "bonus_programs" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "certificate_offers" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "faq_entries" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- All that stands in the database of a demo was written by the seed.
-- What stands there already is the demo's if the same transaction has written it as wrote down the demo's catalogue, which
-- the first version did in one. Rows that were added or changed since have another number, and are the operator's. So is
-- everything where the numbers tell nothing: after a restore, which gives the migrations the same number as all the rest.
CREATE TEMPORARY VIEW "demo_seed" AS SELECT xmin AS "transaction" FROM "facts"
  WHERE "key" = 'catalogue' AND "value" ~ '^[A-Za-z0-9_-]{43}$'
  AND xmin NOT IN (SELECT xmin FROM "drizzle"."__drizzle_migrations");
--> statement-breakpoint
UPDATE "genres" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "countries" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "persons" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "media_items" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "credits" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "collections" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "karaoke_items" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "channel_genres" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "channels" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "shows" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "day_parts" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "free_items" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "media_views" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "media_blocks" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "menu_items" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "feature_toggles" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "promo_events" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "services" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "service_items" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "purchase_options" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "purchase_prices" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "bonus_programs" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "promo_codes" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "certificate_offers" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "faq_categories" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
UPDATE "faq_entries" SET "is_demo" = true WHERE xmin IN (SELECT "transaction" FROM "demo_seed");
--> statement-breakpoint
DROP VIEW "demo_seed";
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "genres" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "countries" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "persons" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "media_items" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "credits" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "collections" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "karaoke_items" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "channel_genres" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "channels" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "shows" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "day_parts" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "free_items" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "media_views" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "media_blocks" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "menu_items" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "feature_toggles" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "promo_events" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "services" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "service_items" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "purchase_options" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "purchase_prices" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "bonus_programs" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "promo_codes" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "certificate_offers" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "faq_categories" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "faq_entries" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
--> statement-breakpoint
-- What the demo's seed has written last stands beside the operator's own version of the catalogue.
INSERT INTO "facts" SELECT 'demo_catalogue', "value" FROM "facts" WHERE "key" = 'catalogue';
