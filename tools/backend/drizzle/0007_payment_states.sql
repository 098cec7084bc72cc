ALTER TABLE "orders" ADD COLUMN "payment_page" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "consents" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_payment_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "keeps_card" boolean DEFAULT false NOT NULL;