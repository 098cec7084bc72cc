ALTER TABLE "orders" ADD COLUMN "label" text;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");