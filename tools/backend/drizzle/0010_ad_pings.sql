ALTER TABLE "ad_events" ADD COLUMN "server" text;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "break_id" text;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "detail" text;