DROP INDEX "audit_log_at_index";--> statement-breakpoint
DROP INDEX "audit_log_operator_id_id_index";--> statement-breakpoint
DROP INDEX "audit_log_subject_id_index";--> statement-breakpoint
DROP INDEX "orders_customer_id_created_at_index";--> statement-breakpoint
DROP INDEX "orders_status_id_index";--> statement-breakpoint
DROP INDEX "orders_created_at_index";--> statement-breakpoint
DROP INDEX "orders_route_id_index";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
CREATE INDEX "audit_log_at_id_index" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_operator_id_at_id_index" ON "audit_log" USING btree ("operator_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_at_id_index" ON "audit_log" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_at_id_index" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","created_at","id","status","total_to_pay_paise","paid_paise");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id","status","total_to_pay_paise");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_route" ON "orders" USING btree ("route","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_to_pay_paise","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at","id","status","route","total_to_pay_paise") WHERE "orders"."paid_paise" < "orders"."total_to_pay_paise" and "orders"."status" <> 'cancelled';