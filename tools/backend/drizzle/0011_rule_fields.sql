-- The rules of blocks take the names of page documents. Who wrote a row stays as it is: the mark is not made again.
ALTER TABLE "media_blocks" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "media_blocks" SET "source" = jsonb_set("source", '{rule}', (
  SELECT coalesce(jsonb_object_agg(
    CASE "field"."key"
      WHEN 'fromYear' THEN 'from_year'
      WHEN 'toYear' THEN 'to_year'
      WHEN 'maxAge' THEN 'max_age'
      WHEN 'minRating' THEN 'min_rating'
      WHEN 'usageModels' THEN 'usage_models'
      WHEN 'isNew' THEN 'is_new'
      WHEN 'isComingSoon' THEN 'is_coming_soon'
      ELSE "field"."key"
    END, "field"."value"), '{}'::jsonb)
  FROM jsonb_each("source" -> 'rule') AS "field"
)) WHERE "source" ->> 'kind' = 'rule';
--> statement-breakpoint
ALTER TABLE "media_blocks" ENABLE TRIGGER USER;
