ALTER TABLE "bank_cards" ADD COLUMN "expiry" text;--> statement-breakpoint
ALTER TABLE "provider_cards" ADD COLUMN "expiry" text;--> statement-breakpoint
ALTER TABLE "provider_payments" ADD COLUMN "expiry" text;