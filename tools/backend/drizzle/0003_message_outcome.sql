ALTER TABLE "outbox" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reason" text;