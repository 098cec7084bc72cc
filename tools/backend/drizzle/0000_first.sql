CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"phone" text,
	"email" text,
	"password_hash" text,
	"must_migrate" boolean DEFAULT false NOT NULL,
	"language" text,
	"time_zone" text NOT NULL,
	"device_limit" integer DEFAULT 5 NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"shows" jsonb,
	CONSTRAINT "accounts_login_unique" UNIQUE("login"),
	CONSTRAINT "accounts_phone_unique" UNIQUE("phone"),
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "ad_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"slot" text NOT NULL,
	"scenario" text NOT NULL,
	"content_id" text,
	"ad_id" text,
	"code" integer,
	"is_test" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "age_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"age_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"common" jsonb NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_token" text NOT NULL,
	"last_digits" text NOT NULL,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_draws" (
	"account_id" text PRIMARY KEY NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"prize_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_memberships" (
	"account_id" text NOT NULL,
	"program_id" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"login" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_memberships_account_id_program_id_pk" PRIMARY KEY("account_id","program_id"),
	CONSTRAINT "bonus_memberships_balance" CHECK ("bonus_memberships"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_programs" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"image_id" text NOT NULL,
	"descriptions" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"login_type" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"uses_custom_login" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"program_id" text NOT NULL,
	"action" text NOT NULL,
	"login" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_offers" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"image_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"names" jsonb NOT NULL,
	"image_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"bought_by" text,
	"activated_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "channel_genres" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"genre_id" text NOT NULL,
	"age_limit_id" text NOT NULL,
	"time_shift" text NOT NULL,
	"is_peer_delivered" boolean DEFAULT false NOT NULL,
	"titles" jsonb NOT NULL,
	CONSTRAINT "channels_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"session_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"length" integer NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_session_hash_recipient_purpose_pk" PRIMARY KEY("session_hash","recipient","purpose")
);
--> statement-breakpoint
CREATE TABLE "cold_start_choices" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"genre_aliases" jsonb NOT NULL,
	"content_ids" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"holder_image_ids" text[] NOT NULL,
	"media_item_ids" text[] NOT NULL,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug")
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
CREATE TABLE "day_parts" (
	"genre_id" text NOT NULL,
	"from_minute" integer NOT NULL,
	"opener_id" text,
	"source" text NOT NULL,
	"show_ids" text[] NOT NULL,
	"title_genre_ids" text[] NOT NULL,
	CONSTRAINT "day_parts_genre_id_from_minute_pk" PRIMARY KEY("genre_id","from_minute")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"uid" text NOT NULL,
	"terminal_name" text NOT NULL,
	"title" jsonb,
	"icon" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_account_uid" UNIQUE("account_id","uid")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_positions" (
	"account_id" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"account_id" text NOT NULL,
	"position" bigint NOT NULL,
	"profile_id" text,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_account_id_position_pk" PRIMARY KEY("account_id","position")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"profile_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_profile_id_item_type_item_id_pk" PRIMARY KEY("profile_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "feature_toggles" (
	"key" text PRIMARY KEY NOT NULL,
	"data" jsonb
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text,
	"text" text NOT NULL,
	"content_id" text,
	"content_type" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_items" (
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "free_items_item_type_item_id_pk" PRIMARY KEY("item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "genres" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_channels" (
	"profile_id" text NOT NULL,
	"channel_id" text NOT NULL,
	CONSTRAINT "hidden_channels_profile_id_channel_id_pk" PRIMARY KEY("profile_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "karaoke_items" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"artists" jsonb NOT NULL,
	"genre" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"usage_model" text NOT NULL,
	"image_id" text NOT NULL,
	"backdrop_id" text NOT NULL,
	CONSTRAINT "karaoke_items_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "media_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"tag" text,
	"names" jsonb NOT NULL,
	"sub_names" jsonb,
	"link" text,
	"display_type" text,
	"image_id" text,
	"source" jsonb NOT NULL,
	"custom_data" jsonb
);
--> statement-breakpoint
CREATE TABLE "media_items" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"short_names" jsonb,
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
	"summaries_short" jsonb,
	"summaries" jsonb,
	"descriptions" jsonb,
	"badges" jsonb,
	"holder_image_ids" text[] NOT NULL,
	"category" text,
	"series_id" text,
	"season_id" text,
	"order_number" integer
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
CREATE TABLE "media_views" (
	"alias" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb
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
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"profile_id" text,
	"titles" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"image" text,
	"target" jsonb,
	"poll" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"answers" jsonb
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"account_id" text NOT NULL,
	"profile_id" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"usage_model" text,
	"names" jsonb NOT NULL,
	"price_id" text,
	"price_type" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"duration" integer,
	"duration_unit" text,
	"quality" text,
	"payment_method" text NOT NULL,
	"bonus_program_id" text,
	"bank_card_id" text,
	"card_description" text,
	"is_card_linked" boolean DEFAULT false NOT NULL,
	"is_session" boolean DEFAULT false NOT NULL,
	"failure" text,
	"is_refund_due" boolean DEFAULT false NOT NULL,
	"idempotency_key" text,
	"body_hash" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_ticket_id_unique" UNIQUE("ticket_id")
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
CREATE TABLE "owned_items" (
	"account_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"usage_model" text NOT NULL,
	"quality" text,
	"until" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "owned_items_account_id_item_type_item_id_pk" PRIMARY KEY("account_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'RUB' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_accounts_balance" CHECK ("payment_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"image_id" text
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
CREATE TABLE "promo_activations" (
	"code" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_activations_code_account_id_pk" PRIMARY KEY("code","account_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"points" integer,
	"duration" integer,
	"duration_unit" text,
	"needs_card" boolean DEFAULT false NOT NULL,
	"valid_until" timestamp with time zone,
	"max_uses" integer
);
--> statement-breakpoint
CREATE TABLE "promo_events" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"summaries" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"image_id" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"target" jsonb,
	"media_item_ids" text[] NOT NULL,
	CONSTRAINT "promo_events_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "provider_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"last_digits" text NOT NULL,
	"brand" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"card_token" text,
	"last_digits" text,
	"brand" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_options" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"usage_model" text NOT NULL,
	"names" jsonb NOT NULL,
	"quality" text,
	"media_item_type" text,
	"season_number" integer,
	"episode_number" integer,
	"is_quick_purchase" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"position" integer NOT NULL,
	"duration" integer,
	"duration_unit" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"type" text NOT NULL,
	"amount" integer NOT NULL,
	"original_amount" integer,
	"currency" text NOT NULL,
	"trial_duration" integer,
	"trial_unit" text,
	"intro_periods" integer,
	"bonus_program_id" text,
	"renewal_price_id" text
);
--> statement-breakpoint
CREATE TABLE "purse_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purse" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"profile_id" text NOT NULL,
	"media_item_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_profile_id_media_item_id_pk" PRIMARY KEY("profile_id","media_item_id")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"profile_id" text NOT NULL,
	"programme_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "reminders_profile_id_programme_id_pk" PRIMARY KEY("profile_id","programme_id")
);
--> statement-breakpoint
CREATE TABLE "service_items" (
	"service_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "service_items_item_type_item_id_service_id_pk" PRIMARY KEY("item_type","item_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"position" integer NOT NULL,
	"parent_id" text,
	"names" jsonb NOT NULL,
	"image_id" text NOT NULL,
	"icon" text NOT NULL,
	"descriptions_short" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"content_type" text NOT NULL,
	"promo_labels" jsonb,
	"promo_label_color" text,
	"features" jsonb NOT NULL,
	"removes_ads" boolean DEFAULT false NOT NULL,
	"is_requested" boolean DEFAULT false NOT NULL,
	"external_billings" jsonb,
	CONSTRAINT "services_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"profile_id" text,
	"state" text NOT NULL,
	"language" text,
	"device_uid" text,
	"stale_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" text PRIMARY KEY NOT NULL,
	"genre_id" text NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"age_limit_id" text NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" text NOT NULL,
	"service_id" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone,
	"autopayment" text,
	"renewal_price_id" text,
	"intro_left" integer DEFAULT 0 NOT NULL,
	"payment_method" text,
	"bank_card_id" text,
	CONSTRAINT "subscriptions_account_id_service_id_pk" PRIMARY KEY("account_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "tv_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"device_name" text NOT NULL,
	"service_id" text,
	"expires_at" timestamp with time zone,
	"used_by" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "view_times" (
	"profile_id" text NOT NULL,
	"day" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "view_times_profile_id_day_pk" PRIMARY KEY("profile_id","day")
);
--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_draws" ADD CONSTRAINT "bonus_draws_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_memberships" ADD CONSTRAINT "bonus_memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_requests" ADD CONSTRAINT "bonus_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_bought_by_accounts_id_fk" FOREIGN KEY ("bought_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_activated_by_accounts_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_genre_id_channel_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."channel_genres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_age_limit_id_age_limits_id_fk" FOREIGN KEY ("age_limit_id") REFERENCES "public"."age_limits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cold_start_choices" ADD CONSTRAINT "cold_start_choices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_media_item_id_media_items_id_fk" FOREIGN KEY ("media_item_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_parts" ADD CONSTRAINT "day_parts_genre_id_channel_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."channel_genres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_parts" ADD CONSTRAINT "day_parts_opener_id_shows_id_fk" FOREIGN KEY ("opener_id") REFERENCES "public"."shows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_positions" ADD CONSTRAINT "event_positions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_entries" ADD CONSTRAINT "faq_entries_category_id_faq_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_channels" ADD CONSTRAINT "hidden_channels_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_blocks" ADD CONSTRAINT "media_blocks_alias_media_views_alias_fk" FOREIGN KEY ("alias") REFERENCES "public"."media_views"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_age_limit_id_age_limits_id_fk" FOREIGN KEY ("age_limit_id") REFERENCES "public"."age_limits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_series_id_media_items_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_season_id_media_items_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."media_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_positions" ADD CONSTRAINT "media_positions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_items" ADD CONSTRAINT "owned_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_activations" ADD CONSTRAINT "promo_activations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_prices" ADD CONSTRAINT "purchase_prices_option_id_purchase_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."purchase_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_entries" ADD CONSTRAINT "purse_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_items" ADD CONSTRAINT "service_items_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_genre_id_channel_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."channel_genres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_age_limit_id_age_limits_id_fk" FOREIGN KEY ("age_limit_id") REFERENCES "public"."age_limits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_codes" ADD CONSTRAINT "tv_codes_used_by_accounts_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_times" ADD CONSTRAINT "view_times_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_events_at" ON "ad_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "analytics_events_received" ON "analytics_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "analytics_events_type" ON "analytics_events" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "attempts_end" ON "attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_once" ON "bank_cards" USING btree ("account_id","brand","last_digits");--> statement-breakpoint
CREATE INDEX "bonus_memberships_moving" ON "bonus_memberships" USING btree ("status","status_since");--> statement-breakpoint
CREATE INDEX "certificates_bought" ON "certificates" USING btree ("bought_by");--> statement-breakpoint
CREATE INDEX "certificates_activated" ON "certificates" USING btree ("activated_by");--> statement-breakpoint
CREATE INDEX "codes_expiry" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "error_reports_received" ON "error_reports" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "favourites_recent" ON "favourites" USING btree ("profile_id","added_at");--> statement-breakpoint
CREATE INDEX "media_blocks_alias" ON "media_blocks" USING btree ("alias");--> statement-breakpoint
CREATE UNIQUE INDEX "media_items_slug" ON "media_items" USING btree ("type","slug");--> statement-breakpoint
CREATE INDEX "media_items_series" ON "media_items" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "media_items_season" ON "media_items" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "media_positions_recent" ON "media_positions" USING btree ("profile_id","updated_at");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("updated_at") WHERE "orders"."status" in ('created', 'wait_payment', 'paid') or "orders"."is_refund_due";--> statement-breakpoint
CREATE INDEX "profiles_account" ON "profiles" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "purchase_options_item" ON "purchase_options" USING btree ("item_type","item_id");--> statement-breakpoint
CREATE INDEX "purchase_prices_option" ON "purchase_prices" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purse_entries_once" ON "purse_entries" USING btree ("account_id","purse","reference");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "service_items_service" ON "service_items" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("account_id","device_uid");--> statement-breakpoint
CREATE INDEX "subscriptions_moving" ON "subscriptions" USING btree ("status","status_since");--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("paid_until");