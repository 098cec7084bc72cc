CREATE TABLE "page_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"alias" text,
	"revision" text,
	"version" integer,
	"image_id" text
);
--> statement-breakpoint
CREATE TABLE "page_images" (
	"id" text PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"tone" text NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"alternatives" jsonb NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_publications" (
	"author" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"alias" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_publications_author_key_pk" PRIMARY KEY("author","key")
);
--> statement-breakpoint
CREATE TABLE "page_schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"version" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"state" text NOT NULL,
	"previous" integer,
	"author" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"alias" text NOT NULL,
	"number" integer NOT NULL,
	"text" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"author" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_versions_alias_number_pk" PRIMARY KEY("alias","number")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"alias" text PRIMARY KEY NOT NULL,
	"draft" "bytea" NOT NULL,
	"revision" text NOT NULL,
	"live" integer,
	"edited_at" timestamp with time zone NOT NULL,
	"edited_by" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "media_blocks_alias";--> statement-breakpoint
ALTER TABLE "media_blocks" DROP CONSTRAINT "media_blocks_pkey";--> statement-breakpoint
ALTER TABLE "media_blocks" ADD CONSTRAINT "media_blocks_alias_id_pk" PRIMARY KEY("alias","id");--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_version" FOREIGN KEY ("alias","version") REFERENCES "public"."page_versions"("alias","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_schedules" ADD CONSTRAINT "page_schedules_version" FOREIGN KEY ("alias","version") REFERENCES "public"."page_versions"("alias","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_alias_pages_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."pages"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_audit_alias" ON "page_audit" USING btree ("alias","id");--> statement-breakpoint
CREATE INDEX "page_schedules_alias" ON "page_schedules" USING btree ("alias");--> statement-breakpoint
-- The seed writes the demo's pages, and leaves alone those that page editors have changed: 0001_demo_rows.sql.
ALTER TABLE "pages" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "pages" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();--> statement-breakpoint
CREATE TRIGGER "mark_demo_row" BEFORE INSERT OR UPDATE ON "page_versions" FOR EACH ROW EXECUTE FUNCTION "mark_demo_row"();
