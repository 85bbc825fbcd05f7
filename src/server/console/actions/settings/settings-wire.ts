import type { SettingsFields, SettingsWire } from '#contract/console/settings.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { SettingsRow } from '#server/queries/shop/shop-settings.ts';

export function settingsWire(row: SettingsRow): SettingsWire {
  return { version: row.version, ...settingsFieldsOf(row) };
}

export function settingsFieldsOf(row: SettingsRow): SettingsFields {
  const { logo, address, phone, email, gstin } = row;
  const { facebook, instagram, linkedin, twitter, youtube } = row;
  return {
    ...{ logo, address, phone, email, gstin },
    ...{ facebook, instagram, linkedin, twitter, youtube },
    shop_name: row.shopName,
    logo_dark: row.logoDark,
    page_title: row.pageTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    header_tags: row.headerTags,
    schema_code: row.schemaCode,
    store_phone: row.storePhone,
    opening_hours: row.openingHours,
    cost_per_km: paiseToRupees(row.costPerKmPaise),
    express_delivery: paiseToRupees(row.expressPaise),
    upi_id: row.upiId,
    low_stock_units: row.lowStockUnits,
    cover_days: row.coverDays,
  };
}

export function settingsColumns(fields: SettingsFields) {
  const { logo, address, phone, email, gstin } = fields;
  const { facebook, instagram, linkedin, twitter, youtube } = fields;
  return {
    ...{ logo, address, phone, email, gstin },
    ...{ facebook, instagram, linkedin, twitter, youtube },
    shopName: fields.shop_name,
    logoDark: fields.logo_dark,
    pageTitle: fields.page_title,
    metaDescription: fields.meta_description,
    metaKeywords: fields.meta_keywords,
    headerTags: fields.header_tags,
    schemaCode: fields.schema_code,
    storePhone: fields.store_phone,
    openingHours: fields.opening_hours,
    costPerKmPaise: rupeesToPaise(fields.cost_per_km),
    expressPaise: rupeesToPaise(fields.express_delivery),
    upiId: fields.upi_id,
    lowStockUnits: fields.low_stock_units,
    coverDays: fields.cover_days,
  };
}
