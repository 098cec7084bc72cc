import { PAGE_FORMAT } from '@foyer/contract';
import { compileDocument } from '@foyer/page-document';
import { inArray } from 'drizzle-orm';
import { blockRowsOf, viewRowOf } from '../../database/page-rows.ts';
import {
  faqCategories,
  faqEntries,
  featureToggles,
  mediaBlocks,
  mediaViews,
  menuItems,
  promoEvents,
} from '../../database/schema.ts';
import { namedPicture, picturePart } from './item-parts.ts';
import { defineStore, present, type Row } from './store.ts';

const eventPicture = namedPicture('promo-event');

const blockOf = (row: Row): Row =>
  present({
    id: row['id'],
    type: row['type'],
    tag: row['tag'],
    name: row['names'],
    sub_name: row['subNames'],
    target: row['link'] === null ? undefined : { type: 'screen', link: row['link'] },
    display_type: row['displayType'],
    image: row['imageId'] === null ? undefined : { $picture: row['imageId'] },
    source: row['source'],
    custom_data: row['customData'],
  });

/** Pages, the menu, what is switched on, promo events, questions. */
export const pageStores = [
  defineStore<'page'>({
    kind: 'page',
    table: mediaViews,
    id: mediaViews.alias,
    isOrdered: false,
    parts: {
      blocks: {
        table: mediaBlocks,
        of: (ids) => inArray(mediaBlocks.alias, [...ids]),
        owner: ({ alias }) => alias,
        order: mediaBlocks.position,
      },
    },
    rowOf: ({ id, name, description }) =>
      viewRowOf({
        alias: id,
        names: name,
        ...(description && { descriptions: description }),
        blocks: [],
      }),
    partsOf: ({ id, name, blocks }) => ({
      blocks: blockRowsOf(compileDocument({ format: PAGE_FORMAT, alias: id, name, blocks })),
    }),
    recordOf: (row, { blocks = [] }) =>
      present({
        kind: 'page',
        id: row['alias'],
        name: row['names'],
        description: row['descriptions'],
        blocks: blocks.map(blockOf),
      }),
  }),
  defineStore<'menu_item'>({
    kind: 'menu_item',
    table: menuItems,
    id: menuItems.id,
    isOrdered: true,
    parts: {},
    rowOf: ({ id, title, link, icon }) => ({ id, titles: title, link, icon }),
    recordOf: ({ id, titles, link, icon, position }) => ({
      kind: 'menu_item',
      id,
      title: titles,
      link,
      icon,
      order: position,
    }),
  }),
  defineStore<'toggle'>({
    kind: 'toggle',
    table: featureToggles,
    id: featureToggles.key,
    isOrdered: false,
    parts: {},
    rowOf: ({ id, data }) => ({ key: id, data: data ?? null }),
    recordOf: ({ key, data }) => present({ kind: 'toggle', id: key, data }),
  }),
  defineStore<'promo_event'>({
    kind: 'promo_event',
    table: promoEvents,
    id: promoEvents.id,
    isOrdered: true,
    unique: { column: promoEvents.slug, field: 'slug', property: 'slug' },
    parts: { pictures: picturePart('promo-event') },
    rowOf: (event) => ({
      id: event.id,
      slug: event.slug,
      names: event.name,
      summaries: event.summary,
      descriptions: event.description,
      terms: event.terms,
      imageId: eventPicture.id(event.id, event.picture),
      startDate: event.starts_on,
      endDate: event.ends_on,
      target: event.target ?? null,
      mediaItemIds: event.titles,
    }),
    partsOf: ({ id, picture }) => ({ pictures: eventPicture.rows(id, picture) }),
    recordOf: (row, { pictures }) =>
      present({
        kind: 'promo_event',
        id: row['id'],
        slug: row['slug'],
        name: row['names'],
        summary: row['summaries'],
        description: row['descriptions'],
        terms: row['terms'],
        picture: eventPicture.said(row['imageId'], pictures),
        starts_on: row['startDate'],
        ends_on: row['endDate'],
        target: row['target'],
        titles: row['mediaItemIds'],
        order: row['position'],
      }),
  }),
  defineStore<'faq_category'>({
    kind: 'faq_category',
    table: faqCategories,
    id: faqCategories.id,
    isOrdered: true,
    parts: {},
    rowOf: ({ id, name }) => ({ id, names: name }),
    recordOf: ({ id, names, position }) => ({
      kind: 'faq_category',
      id,
      name: names,
      order: position,
    }),
  }),
  defineStore<'faq_entry'>({
    kind: 'faq_entry',
    table: faqEntries,
    id: faqEntries.id,
    isOrdered: true,
    parts: {},
    rowOf: ({ id, category, question, answer }) => ({
      id,
      categoryId: category,
      questions: question,
      answers: answer,
    }),
    recordOf: ({ id, categoryId, questions, answers, position }) => ({
      kind: 'faq_entry',
      id,
      category: categoryId,
      question: questions,
      answer: answers,
      order: position,
    }),
  }),
];
