CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb,
	"age_limit_id" text,
	"media_item_id" text
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"streams" jsonb NOT NULL,
	CONSTRAINT "streams_item_type_item_id_pk" PRIMARY KEY("item_type","item_id")
);
--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_age_limit_id_age_limits_id_fk" FOREIGN KEY ("age_limit_id") REFERENCES "public"."age_limits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_owner" ON "pictures" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "programmes_channel" ON "programmes" USING btree ("channel_id","starts_at");