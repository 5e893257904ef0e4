import { importedPeople, peopleOfBusiness, peopleOutcomes, previewedPeople } from '../people-import';
import { defineRoute, inBusiness } from '../route';

export const peopleImportRoutes = {
  people: defineRoute({
    method: 'GET',
    path: '/business/:businessId/people',
    summary: 'Members and invited ones of a business, with their roles in it and in its projects',
    access: inBusiness('manageBusiness', 'businessId'),
    answer: peopleOfBusiness.response,
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/business/:businessId/people/preview',
    summary: 'What the lines of a list of people would do',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    body: previewedPeople,
    answer: peopleOutcomes,
  }),
  import: defineRoute({
    method: 'POST',
    path: '/business/:businessId/people/import',
    summary: 'Invites and changes the people of a list, line by line',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    body: importedPeople,
    answer: peopleOutcomes,
  }),
};
