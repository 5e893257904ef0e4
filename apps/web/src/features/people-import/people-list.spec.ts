import { Blob as NodeBlob } from 'node:buffer';
import { writeTable, writeTableCsv } from '@plomada/interchange';
import * as fc from 'fast-check';
import { PROJECT_ROLES, type Role } from '@plomada/domain';
import { renderHook } from '@testing-library/react';
import { startTestTranslations, textsOf } from '../../testing/translations';
import { readTableFile } from '../sheet-import/read-table-file';
import { businessRoleSaid, PEOPLE_HEADERS, projectRoleSaid } from './people-columns';
import { usePeopleTables } from './people-tables';
import { readProjectRoles, writeProjectRoles } from './project-roles-text';
import { MAX_LINES, portionsOf, readPeople } from './read-people';

const PROJECTS = [
  { id: 'p1', code: 'OBRA-1', name: 'Edificio Norte' },
  { id: 'p2', code: '', name: 'Torre | B: sur' },
  { id: 'p3', code: 'obra-3', name: 'Repetido' },
  { id: 'p4', code: '=1+1', name: 'Repetido' },
];
const ENGLISH = textsOf('en').members!.roles as Record<string, string>;
const SPANISH = textsOf('es').members!.roles as Record<string, string>;
const fileOf = (bytes: Uint8Array): Blob => new NodeBlob([bytes]) as unknown as Blob;
const bytesOf = (text: string): Blob => fileOf(new TextEncoder().encode(text));
const read = async (file: Blob, projects = PROJECTS) =>
  readPeople(await readTableFile(file, { headers: PEOPLE_HEADERS, maxRows: MAX_LINES }), projects);
const problemsOf = async (...lines: string[]) =>
  (await read(bytesOf(['correo;nombre;rol;proyectos', ...lines].join('\n'))))?.problems.map(
    ({ line, code, value }) => `${line} ${code} ${value}`,
  );

describe('a list of people', () => {
  it.each([
    [
      'semicolons and Spanish',
      '\ufeffCorreo;Nombre;Apellido;Rol;Proyectos\r\nana@obra.cl;Ana;Soto;Lector de empresa;OBRA-1: Facilitador + Responsable\r\n',
    ],
    [
      'commas and English',
      'First name,Last name,E-mail,Role,Projects\nAna,Soto,ana@obra.cl,company VIEWER,"edificio norte: responsible, facilitator"\n',
    ],
    [
      'tabs, a title and a column of its own',
      'Obra\n\nE-mail\tName\tSurname\tPhone\tRole\tProject\nana@obra.cl\tAna\tSoto\t12\tviewer\tobra-1:Facilitator+Responsible\n',
    ],
  ])('is read with %s', async (_, text) => {
    const found = await read(bytesOf(text));
    expect(found?.problems).toEqual([]);
    expect(found?.lines).toMatchObject([
      {
        email: 'ana@obra.cl',
        firstName: 'Ana',
        lastName: 'Soto',
        role: 'businessViewer',
        projects: [{ projectId: 'p1', roles: ['facilitator', 'responsible'] }],
      },
    ]);
  });

  it('is read as Excel saves it without Unicode', async () => {
    const latin = Buffer.from('Correo;Nombre;Apellido\r\nnunez@obra.cl;Íñigo;Núñez\r\n', 'latin1');
    expect((await read(fileOf(latin)))?.lines).toMatchObject([
      { firstName: 'Íñigo', lastName: 'Núñez', role: null, projects: [] },
    ]);
  });

  it('says of each line what is wrong with it, and where', async () => {
    expect(
      await problemsOf(
        'ana@obra.cl;Ana',
        ';Nadie',
        'ANA@obra.cl;Otra',
        'no-es-correo;Ana',
        'eva@obra.cl;Eva;root',
        'luz@obra.cl;Luz;miembro;OBRA-9: responsable',
        'leo@obra.cl;Leo;miembro;Repetido: responsable',
        'lia@obra.cl;Lia;miembro;OBRA-1',
        'max@obra.cl;Max;miembro;OBRA-1: jefe',
        `sol@obra.cl;${'s'.repeat(201)}`,
        'paz@obra.cl;Paz;miembro;OBRA-1: lector | edificio norte: lector',
      ),
    ).toEqual([
      '3 emailMissing ',
      '4 emailRepeated 2',
      '5 emailInvalid no-es-correo',
      '6 roleUnknown root',
      '7 projectUnknown OBRA-9',
      '8 projectAmbiguous Repetido',
      '9 projectRoleMissing OBRA-1',
      '10 projectRoleUnknown jefe',
      `11 nameInvalid ${'s'.repeat(40)}…`,
      '12 projectRepeated edificio norte',
    ]);
  });

  it('without a column of e-mails is none, and one too long is not begun with', async () => {
    expect(await read(bytesOf('nombre;rol\nAna;miembro\n'))).toBeNull();
    const lines = Array.from({ length: 100_000 }, (_, at) => `p${at}@obra.cl`);
    await expect(read(bytesOf(['correo', ...lines].join('\n')))).rejects.toMatchObject({
      code: 'SHEET_FAILED_ROWS_EXCEEDED',
      params: { count: 100_000, limit: MAX_LINES },
    });
  });

  it('takes a formula for the text that it is', async () => {
    const found = await read(bytesOf(`correo;nombre\nana@obra.cl;"'=HYPERLINK(""http://x"")"\n`));
    expect(found?.lines[0]?.firstName).toBe('=HYPERLINK("http://x")');
  });

  it('knows the words that the product has for roles, in both languages', () => {
    for (const words of [SPANISH, ENGLISH]) {
      for (const role of PROJECT_ROLES) expect(projectRoleSaid(words[role]!)).toBe(role);
      for (const role of ['businessAdmin', 'businessViewer', 'businessMember'] as const)
        expect(businessRoleSaid(words[role]!)).toBe(role);
      expect(businessRoleSaid(words.root!)).toBeNull();
      expect(businessRoleSaid(words.superAdmin!)).toBeNull();
    }
  });

  it.each(['es', 'en'])('is written so that it is read again, in %s', async (language) => {
    await startTestTranslations(language);
    const { result } = renderHook(() => usePeopleTables(PROJECTS));
    const people = [
      {
        email: 'ana@obra.cl',
        firstName: '=1+1',
        lastName: '@Soto; "la" jefa,\ty',
        state: 'member' as const,
        role: 'businessAdmin' as const,
        projects: PROJECTS.map(({ id }) => ({
          projectId: id,
          roles: ['projectAdmin', 'responsible'] as Role[],
        })),
      },
      {
        email: '+x@obra.cl',
        firstName: '',
        lastName: '',
        state: 'invited' as const,
        role: null,
        projects: [],
      },
    ];
    const table = result.current.listOf(people);
    for (const bytes of [writeTableCsv(table, language), writeTable(table)]) {
      const found = await read(fileOf(bytes));
      expect(found?.problems).toEqual([]);
      expect(found?.lines.map(({ line: _, ...one }) => one)).toEqual(
        people.map(({ state: _, lastName, ...one }) => ({ ...one, lastName: lastName.trim() })),
      );
    }
    const csv = new TextDecoder().decode(writeTableCsv(table, language));
    expect(csv).toContain("'=1+1");
    expect(csv).toContain("'+x@obra.cl");
  });

  it('has projects that are read as they were written, whatever they are called', () => {
    const texts = fc.string({ maxLength: 12 }).map((text) => text.trim());
    const named = fc.record({ code: texts, name: texts });
    const roles = fc.uniqueArray(fc.constantFrom(...PROJECT_ROLES), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(named, roles), { maxLength: 6 }), (drawn) => {
        const projects = drawn.map(([one], at) => ({ ...one, id: `id-${at}` }));
        const held = drawn.map(([, some], at) => ({
          projectId: `id-${at}`,
          roles: PROJECT_ROLES.filter((role) => some.includes(role)),
        }));
        const cell = writeProjectRoles(held, projects, (role) => ENGLISH[role] ?? '');
        expect(readProjectRoles(cell, projects)).toEqual({ wishes: held, problem: null });
      }),
    );
  });

  it('is sent in portions, none left out', () => {
    const line = { line: 2, email: 'a@b.cl', firstName: '', lastName: '', role: null, projects: [] };
    const lines = Array.from({ length: 250 }, (_, at) => ({ ...line, line: at + 2 }));
    expect(portionsOf(lines).map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(portionsOf(lines).flat()).toEqual(lines);
  });

  it('is sent in smaller portions where its people are in many projects', () => {
    const project = (at: number) => ({ projectId: `p${at}`, roles: ['projectViewer' as const] });
    const projects = Array.from({ length: 400 }, (_, at) => project(at));
    const line = { line: 2, email: 'a@b.cl', firstName: '', lastName: '', role: null, projects };
    const lines = Array.from({ length: 5 }, (_, at) => ({ ...line, line: at + 2 }));
    expect(portionsOf(lines).map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(portionsOf(lines).flat()).toEqual(lines);
  });
});
