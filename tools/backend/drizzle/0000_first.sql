CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"phone" text,
	"email" text,
	"password_hash" text,
	"language" text,
	"time_zone" text NOT NULL,
	"unread_messages" integer DEFAULT 0 NOT NULL,
	"device_limit" integer DEFAULT 5 NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"shows" jsonb,
	CONSTRAINT "accounts_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"icon_id" text NOT NULL,
	"default_age_limit_id" text NOT NULL,
	"max_age_limit_id" text NOT NULL,
	"is_erotic_allowed" boolean DEFAULT false NOT NULL,
	"is_pin_required" boolean DEFAULT false NOT NULL,
	"is_notifications_allowed" boolean DEFAULT true NOT NULL,
	"pin_hash" text,
	"allowed_from" text,
	"allowed_to" text,
	"max_view_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "age_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"age_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"media_item_id" text NOT NULL,
	"position" integer NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"characters" jsonb,
	CONSTRAINT "credits_media_item_id_position_pk" PRIMARY KEY("media_item_id","position")
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"names" jsonb NOT NULL,
	"sub_names" jsonb,
	"link" text,
	"source" text NOT NULL,
	"media_item_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"original_name" text,
	"year" integer NOT NULL,
	"duration_minutes" integer NOT NULL,
	"age_limit_id" text NOT NULL,
	"genre_ids" text[] NOT NULL,
	"country_ids" text[] NOT NULL,
	"rating" real NOT NULL,
	"rating_count" integer NOT NULL,
	"premiere_date" date NOT NULL,
	"usage_model" text NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_protected" boolean DEFAULT false NOT NULL,
	"audio_languages" text[] NOT NULL,
	"subtitle_languages" text[] NOT NULL,
	"summaries_short" jsonb NOT NULL,
	"summaries" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"price_texts" jsonb,
	"badges" jsonb,
	CONSTRAINT "media_items_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "media_views" (
	"alias" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"titles" jsonb NOT NULL,
	"link" text NOT NULL,
	"icon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"image_id" text
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_recipient_purpose_pk" PRIMARY KEY("recipient","purpose")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"profile_id" text,
	"state" text NOT NULL,
	"language" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"profile_id" text NOT NULL,
	"media_item_id" text NOT NULL,
	CONSTRAINT "favourites_profile_id_media_item_id_pk" PRIMARY KEY("profile_id","media_item_id")
);
--> statement-breakpoint
CREATE TABLE "media_positions" (
	"profile_id" text NOT NULL,
	"media_item_id" text NOT NULL,
	"timepoint" real NOT NULL,
	"is_viewed" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_positions_profile_id_media_item_id_pk" PRIMARY KEY("profile_id","media_item_id")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_blocks" ADD CONSTRAINT "media_blocks_alias_media_views_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."media_views"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_age_limit_id_age_limits_id_fk" FOREIGN KEY ("age_limit_id") REFERENCES "public"."age_limits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_positions" ADD CONSTRAINT "media_positions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_positions" ADD CONSTRAINT "media_positions_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "profiles_account" ON "profiles" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "media_blocks_alias" ON "media_blocks" USING btree ("alias");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "media_positions_recent" ON "media_positions" USING btree ("profile_id","updated_at");