/**
 * Names in JavaScript and TypeScript: a sample, an inline expression, the value of a JSX prop.
 * A name that the code itself declares is its own; a member of a service, manager or package is looked up as a pair.
 */
import ts from 'typescript';
import {isDataSource} from '../examples/config';
import type {Resolver, Place} from './resolver';

export type Sample = {
  source: string;
  /** line of the sample's first line in the page */
  line: number;
  lang: string;
};

export function parseSample(sample: Sample): {
  file: ts.SourceFile;
  errors: {line: number; message: string}[];
} {
  const kind =
    /^tsx?$|^typescript$/.test(sample.lang) && !sample.lang.endsWith('x')
      ? ts.ScriptKind.TS
      : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(
    kind === ts.ScriptKind.TS ? 'sample.ts' : 'sample.tsx',
    sample.source,
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const errors = (
    (file as unknown as {parseDiagnostics: ts.DiagnosticWithLocation[]})
      .parseDiagnostics ?? []
  ).map((d) => ({
    line: sample.line + file.getLineAndCharacterOfPosition(d.start).line,
    message: ts.flattenDiagnosticMessageText(d.messageText, ' '),
  }));
  return {file, errors};
}

export const isScript = (lang: string) =>
  /^(?:[cm]?[jt]sx?|javascript|typescript)$/.test(lang);

function bindingNames(name: ts.BindingName, add: (n: string) => void) {
  if (ts.isIdentifier(name)) add(name.text);
  else
    for (const e of name.elements)
      if (ts.isBindingElement(e)) bindingNames(e.name, add);
}

/** Keys under which a sample gives something a name of its own. */
const namingKeys = new Set([
  'id',
  'name',
  'label',
  'displayName',
  'title',
  'routeName',
  'sourceName',
  'toolGroupId',
  'viewportId',
  'protocolId',
  'stageId',
  'altName',
  'path',
  'key',
  'value',
  'text',
  'description',
  'buttonSection',
]);
/** Strings in these places are names of the platform and never make themselves right. */
const nameSlots = new Set([
  'commandName',
  'commands',
  'evaluate',
  'toolName',
  'uiType',
  'sopClassHandlers',
  'layoutTemplateId',
]);

/** What the samples of a page declare: names that the page's text may use, too. */
export function collectNames(
  file: ts.SourceFile,
  local: Set<string>,
  values: Set<string>,
): void {
  const defined = new Set<string>();
  const read = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node))
      bindingNames(node.name, (n) => declare(node, n));
    else if (
      (ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isFunctionExpression(node) ||
        ts.isClassExpression(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isEnumDeclaration(node) ||
        ts.isTypeParameterDeclaration(node)) &&
      node.name
    )
      local.add(node.name.text);
    else if (
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node)
    ) {
      const from = importSource(node);
      if (
        node.name &&
        !from.startsWith('@ohif/') &&
        !from.startsWith('@cornerstonejs/')
      )
        local.add(node.name.text);
      else if (ts.isImportSpecifier(node) && node.propertyName)
        local.add(node.name.text);
    } else if (
      (ts.isMethodDeclaration(node) ||
        ts.isPropertyDeclaration(node) ||
        ts.isGetAccessor(node) ||
        ts.isSetAccessor(node)) &&
      ts.isClassLike(node.parent) &&
      ts.isIdentifier(node.name)
    ) {
      local.add(node.name.text);
    } else if (
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) &&
      ts.isIdentifier(node.name)
    )
      local.add(node.name.text);
    else if (ts.isEnumMember(node) && ts.isIdentifier(node.name))
      local.add(node.name.text);
    else if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ) {
      defined.add(node.name.text);
      const holder = node.parent.parent;
      const holderName =
        ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)
          ? holder.name.getText(file)
          : '';
      if (
        /^(?:definitions|actions|Components|icons|resources)$/.test(holderName)
      )
        local.add(node.name.text);
    } else if (ts.isShorthandPropertyAssignment(node))
      defined.add(node.name.text);
    else if (ts.isMethodDeclaration(node) && ts.isIdentifier(node.name)) {
      defined.add(node.name.text);
      const holder = node.parent.parent;
      if (
        ts.isVariableDeclaration(holder) &&
        /^(?:definitions|actions)$/.test(holder.name.getText(file))
      )
        local.add(node.name.text);
    } else if (ts.isPropertyAccessExpression(node)) read.add(node.name.text);
    else if (
      ts.isStringLiteralLike(node) &&
      node.text.length < 80 &&
      !ts.isImportDeclaration(node.parent)
    ) {
      const parent = node.parent;
      const key = ts.isPropertyAssignment(parent)
        ? parent.name.getText(file).replace(/['"]/g, '')
        : '';
      const calls = ts.isCallExpression(parent)
        ? ts.isPropertyAccessExpression(parent.expression)
          ? parent.expression.name.text
          : ''
        : '';
      if (
        !nameSlots.has(key) &&
        !/^(?:runCommand|run|runAsync|getCustomization|getModuleEntry)$/.test(
          calls,
        )
      )
        values.add(node.text);
      if (namingKeys.has(key) && /^[A-Za-z_$][\w$]*$/.test(node.text))
        local.add(node.text);
      if (
        /^(?:registerCommand|createContext|setCustomization|setToolGroup|registerCustomUpdateCommand)$/.test(
          calls,
        )
      )
        local.add(node.text);
    } else if (ts.isJsxText(node)) {
      for (const w of node.text.match(/[A-Za-z_$][\w$]*/g) ?? []) values.add(w);
    } else if (ts.isRegularExpressionLiteral(node)) {
      values.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const declare = (node: ts.Node, n: string) => {
    // `const {x} = …services` takes x from the platform: it is not the sample's own name.
    const taken =
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer &&
      /(?:services|Manager|EVENTS|Service)$/.test(
        node.initializer.getText(file),
      );
    const hook = ts.isParameter(node) && ts.isObjectBindingPattern(node.name);
    if (!taken && !hook) local.add(n);
    if (hook) defined.add(n);
  };
  visit(file);
  // What a function of the sample returns, and what it hands to `create` of a store, has the sample's own keys.
  const made = (node: ts.Node): void => {
    if (
      ts.isArrowFunction(node) &&
      ts.isParenthesizedExpression(node.body) &&
      ts.isObjectLiteralExpression(node.body.expression) &&
      ts.isCallExpression(node.parent) &&
      ts.isIdentifier(node.parent.expression) &&
      local.has(node.parent.expression.text)
    ) {
      for (const p of node.body.expression.properties)
        if (p.name && ts.isIdentifier(p.name)) local.add(p.name.text);
    }
    ts.forEachChild(node, made);
  };
  made(file);
  // What a sample both makes and reads is the sample's own data.
  for (const n of defined) if (read.has(n) && !/^EVENTS$/.test(n)) local.add(n);
}

function importSource(node: ts.Node): string {
  let up: ts.Node | undefined = node;
  while (up && !ts.isImportDeclaration(up)) up = up.parent;
  return up && ts.isStringLiteral(up.moduleSpecifier)
    ? up.moduleSpecifier.text
    : '';
}

const servicesMark = '#services';

export type CodeOptions = {
  place: (line: number) => Place;
  /** an inline expression: arguments of a call are stand-ins for what the reader passes */
  inline?: boolean;
};

export function checkCode(
  file: ts.SourceFile,
  sample: Sample,
  resolver: Resolver,
  options: CodeOptions,
): void {
  const {facts, version} = resolver;
  const aliases = new Map<string, string>();
  const declared = new Set<string>();
  const typeNames = new Set<string>();
  const at = (node: ts.Node): Place =>
    options.place(
      sample.line +
        file.getLineAndCharacterOfPosition(node.getStart(file)).line,
    );
  const localService = (n: string) =>
    resolver.names.local.has(n) || resolver.names.values.has(n);

  const bind = (name: ts.BindingName) =>
    bindingNames(name, (n) => declared.add(n));
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) bind(node.name);
    if (
      (ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isFunctionExpression(node) ||
        ts.isClassExpression(node)) &&
      node.name
    )
      declared.add(node.name.text);
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isTypeParameterDeclaration(node)
    )
      typeNames.add(node.name.text);
    if (ts.isImportClause(node) && node.name) declared.add(node.name.text);
    if (ts.isImportSpecifier(node) || ts.isNamespaceImport(node))
      declared.add(node.name.text);
    ts.forEachChild(node, collect);
  };
  collect(file);

  /** The service, manager or package part that an expression stands for. */
  const ownerOf = (e: ts.Expression): string | null => {
    if (
      ts.isParenthesizedExpression(e) ||
      ts.isNonNullExpression(e) ||
      ts.isAsExpression(e)
    )
      return ownerOf(e.expression);
    if (ts.isIdentifier(e)) {
      const alias = aliases.get(e.text);
      if (alias) return alias;
      if (
        declared.has(e.text) &&
        !facts.isService(e.text) &&
        !e.text.endsWith('Manager')
      )
        return null;
      return known(e.text);
    }
    if (ts.isPropertyAccessExpression(e)) {
      if (e.name.text === 'services') return servicesMark;
      const under = ownerOf(e.expression);
      if (under === servicesMark)
        return resolver.ownerOf(e.name.text, at(e)) ?? e.name.text;
      if (under && e.name.text === 'EVENTS') return `${under}#EVENTS`;
      if (under && !under.includes('#')) {
        const deeper = `${under}.${e.name.text}`;
        if (facts.members(version, deeper).length) return deeper;
        if (['OHIF', '@ohif/core'].includes(under)) return known(e.name.text);
      }
      // `this.services.x`, `props.commandsManager`: a service or manager goes by its own name
      if (
        facts.isService(e.name.text) ||
        /^(?:commands|services|extension|hotkeys)Manager$/.test(e.name.text)
      )
        return known(e.name.text);
    }
    return null;
  };
  const known = (spelling: string): string | null => {
    if (
      !/Service$|Manager$|^(?:utils|Enums|DicomMetadataStore|OHIF|MODULE_TYPES|DICOMWeb|IWebApiDataSource)$/.test(
        spelling,
      ) &&
      !facts.isService(spelling)
    )
      return null;
    return resolver.ownerOf(spelling);
  };

  const serviceKey = (node: ts.Node, name: string) => {
    const place = at(node);
    const isOne =
      facts.isService(name) ||
      facts.named(version, name).some((f) => f.kind === 'service');
    if (isOne) resolver.name(name, place);
    else if (!localService(name))
      resolver.name(name, {...place, strict: true}, () =>
        facts.ofKind(version, 'service').map((f) => f.name),
      );
    else resolver.local();
  };

  const string = (node: ts.StringLiteralLike) => {
    const text = node.text;
    const place = at(node);
    const parent = node.parent;
    const key =
      ts.isPropertyAssignment(parent) && parent.initializer === node
        ? parent.name.getText(file).replace(/['"]/g, '')
        : ts.isArrayLiteralExpression(parent) &&
            ts.isPropertyAssignment(parent.parent)
          ? parent.parent.name.getText(file).replace(/['"]/g, '')
          : '';
    const call =
      ts.isCallExpression(parent) && parent.expression !== node ? parent : null;
    const callee =
      call && ts.isPropertyAccessExpression(call.expression)
        ? call.expression.name.text
        : call && ts.isIdentifier(call.expression)
          ? call.expression.text
          : '';
    const index = call ? call.arguments.indexOf(node) : -1;
    if (
      ts.isJsxAttribute(parent) ||
      ts.isImportDeclaration(parent) ||
      ts.isLiteralTypeNode(parent)
    )
      return;
    if (resolver.names.local.has(text)) return;
    const strict = {...place, strict: true};
    if (/^@[\w-]+\/[\w.-]+/.test(text)) return moduleId(text, place);
    if (/^event:{1,2}/.test(text))
      return resolver.name(text, strict, () =>
        facts.ofKind(version, 'event-string').map((f) => f.name),
      );
    if (
      key === 'commandName' ||
      (key === 'commands' && /^[A-Za-z]\w*$/.test(text)) ||
      (index === 0 &&
        /^(?:runCommand|runAsync|run)$/.test(callee) &&
        call &&
        ts.isPropertyAccessExpression(call.expression) &&
        ownerOf(call.expression.expression) === 'commandsManager')
    ) {
      return resolver.name(text, strict, () => [
        ...facts.ofKind(version, 'command').map((f) => f.name),
        ...facts.ofKind(version, 'hotkey').map((f) => String(f.command)),
      ]);
    }
    if (key === 'toolName')
      return resolver.name(text, strict, () =>
        facts.ofKind(version, 'tool').map((f) => f.name),
      );
    if (key === 'evaluate' || text.startsWith('evaluate.'))
      return resolver.name(text, strict, () =>
        facts.ofKind(version, 'evaluator').map((f) => f.name),
      );
    if (
      /^(?:getCustomization|getModeCustomization|getGlobalCustomization|useCustomization|hasCustomization)$/.test(
        callee,
      ) &&
      index === 0
    ) {
      return resolver.name(text, strict, () =>
        facts.ofKind(version, 'customization').map((f) => f.name),
      );
    }
    if (
      /^(?:cornerstone|ohif|studyBrowser|panelSegmentation|panelMeasurement|viewportOverlay|layoutSelector|measurement|ui|viewportNotification|viewportActionMenu|routes)\.[A-Za-z]/.test(
        text,
      ) &&
      !/\s/.test(text)
    ) {
      return resolver.name(text, strict, () =>
        facts.ofKind(version, 'customization').map((f) => f.name),
      );
    }
  };

  const moduleId = (text: string, place: Place) => {
    const parts = /^(@[\w-]+\/[\w-]+)(?:\.(\w+)(?:\.(.+))?)?$/.exec(text);
    if (!parts) return;
    const [, pkg, type, entry] = parts;
    if (!pkg!.startsWith('@ohif/')) return;
    if (!type) return packageOrId(text, place);
    if (resolver.names.local.has(pkg!) || resolver.names.values.has(pkg!))
      return;
    packageOrId(pkg!, place);
    if (!facts.named(version, type).some((f) => f.kind === 'module-type')) {
      return resolver.problem(
        place,
        text,
        `\`${type}\` is no module type.`,
        facts.nearest(
          version,
          type,
          facts.ofKind(version, 'module-type').map((f) => f.name),
        ),
      );
    }
    if (entry)
      resolver.name(text, {...place, strict: true}, () =>
        facts.ofKind(version, 'module').map((f) => f.name),
      );
  };

  const packageOrId = (text: string, place: Place) => {
    if (
      facts.named(version, text).length ||
      facts.packages(version).has(text)
    ) {
      const exact = facts.named(version, text)[0];
      return exact ? resolver.name(text, place) : resolver.local();
    }
    resolver.name(text, {...place, strict: true}, () => [
      ...facts.packages(version),
      ...facts
        .ofKind(version, 'package', 'hanging-protocol')
        .map((f) => f.name),
    ]);
  };

  const importDeclaration = (node: ts.ImportDeclaration) => {
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    if (!/^@(?:ohif|cornerstonejs)\//.test(from)) return;
    const place = at(node);
    const pkg = from.split('/').slice(0, 2).join('/');
    const ownPackage =
      resolver.names.values.has(pkg) || resolver.names.local.has(pkg);
    if (pkg.startsWith('@ohif/') && !ownPackage) packageOrId(pkg, place);
    const clause = node.importClause;
    if (!clause || from !== pkg) return;
    const whole = facts.ofKind(version, 'export').some((f) => f.owner === pkg);
    const bindings = clause.namedBindings;
    if (clause.name && pkg === '@ohif/core')
      aliases.set(clause.name.text, 'OHIF');
    if (bindings && ts.isNamespaceImport(bindings))
      aliases.set(bindings.name.text, pkg);
    if (!bindings || !ts.isNamedImports(bindings)) return;
    for (const element of bindings.elements) {
      const imported = (element.propertyName ?? element.name).text;
      const typeOnly =
        clause.isTypeOnly || element.isTypeOnly || onlyType(element.name.text);
      const inPackage = facts
        .named(version, imported)
        .some((f) => f.kind === 'export' && f.owner === pkg);
      if (inPackage) resolver.name(imported, at(element));
      else if (ownPackage) resolver.local();
      else if (whole && !typeOnly) {
        const elsewhere = facts.name(version, imported, []);
        const later =
          elsewhere.status === 'elsewhere' || elsewhere.status === 'unverified'
            ? ` It is in ${'fact' in elsewhere && elsewhere.fact ? elsewhere.fact.from : 'another release'}.`
            : '';
        if ([...at(element).releases].some((r) => r !== version))
          resolver.name(imported, {...at(element), strict: true});
        else
          resolver.problem(
            at(element),
            imported,
            `\`${pkg}\` does not export it.${later}`,
            facts.nearest(
              version,
              imported,
              facts
                .ofKind(version, 'export')
                .filter((f) => f.owner === pkg)
                .map((f) => f.name),
            ),
          );
      } else if (typeOnly && whole) unverifiedType(imported, at(element));
      else resolver.name(imported, {...at(element), strict: true});
      const owner = resolver.ownerOf(imported);
      if (
        owner &&
        facts.members(version, owner).length &&
        facts
          .named(version, imported)
          .some((f) => f.kind === 'export' || f.kind === 'service')
      )
        aliases.set(element.name.text, owner);
    }
  };

  /** Types leave no trace in a published bundle: they can be found by chance, never disproved. */
  const unverifiedType = (name: string, place: Place) => {
    const verdict = facts.name(version, name);
    if (verdict.status === 'found') resolver.name(name, place);
    else if (!resolver.allow.allows(name, version, resolver.page)) {
      resolver.counts.unverified += 1;
      resolver.unverified.push({
        name,
        line: place.line,
        from: 'a type, of which a published bundle keeps nothing',
      });
    } else resolver.counts.allowed += 1;
  };
  const onlyType = (name: string): boolean => {
    let value = false;
    let type = false;
    const look = (n: ts.Node): void => {
      if (
        ts.isIdentifier(n) &&
        n.text === name &&
        !ts.isImportSpecifier(n.parent)
      ) {
        if (isTypePosition(n)) type = true;
        else value = true;
      }
      ts.forEachChild(n, look);
    };
    look(file);
    return type && !value;
  };

  const member = (node: ts.Node, owner: string, name: string) => {
    const place = at(node);
    if (owner === servicesMark) return serviceKey(node, name);
    if (owner.endsWith('#EVENTS')) {
      const own = owner.slice(0, -'#EVENTS'.length);
      if (localService(own) && !facts.isService(own)) return resolver.local();
      return void resolver.member(own, name, place, 'event');
    }
    if (
      owner === '@ohif/core' ||
      owner === '@ohif/ui' ||
      owner === '@ohif/ui-next' ||
      owner.startsWith('@cornerstonejs/')
    )
      return resolver.name(name, place);
    if (!facts.members(version, owner).length) {
      // a service that no package shows: its name was judged where it was taken off the services
      return resolver.name(name, place);
    }
    if (name === 'EVENTS' || name === 'VALUE_TYPES') return;
    if (owner === 'OHIF') return void resolver.member('OHIF', name, place);
    const fact = resolver.member(owner, name, place);
    const call = node.parent?.parent;
    if (
      fact?.kind === 'method' &&
      call &&
      ts.isCallExpression(call) &&
      call.expression === node.parent &&
      !options.inline
    ) {
      const most = fact.arity as number;
      if (
        fact.tier === 'exact' &&
        !fact.variadic &&
        call.arguments.length > most &&
        !call.arguments.some(ts.isSpreadElement) &&
        ![...place.releases].some((r) => r !== version)
      ) {
        resolver.problem(
          place,
          `${owner}.${name}()`,
          `takes ${most} argument${most === 1 ? '' : 's'} in ${fact.from}, here it is given ${call.arguments.length}.`,
        );
      }
      payload(call, owner, name);
    }
  };

  /** The keys that a subscriber takes off an event's payload, where the package shows the payload. */
  const payload = (call: ts.CallExpression, owner: string, method: string) => {
    if (method !== 'subscribe' || call.arguments.length < 2) return;
    const [event, callback] = call.arguments;
    if (
      !event ||
      !ts.isPropertyAccessExpression(event) ||
      !callback ||
      !(ts.isArrowFunction(callback) || ts.isFunctionExpression(callback))
    )
      return;
    const fact = facts
      .named(version, event.name.text)
      .find((f) => f.kind === 'event' && f.owner === owner);
    const keys = fact?.payload as string[] | undefined;
    const parameter = callback.parameters[0];
    if (
      !keys ||
      keys.includes('...') ||
      !parameter ||
      !ts.isObjectBindingPattern(parameter.name)
    )
      return;
    for (const element of parameter.name.elements) {
      const key = (element.propertyName ?? element.name).getText(file);
      if (keys.includes(key) || element.dotDotDotToken) continue;
      resolver.problem(
        at(element),
        key,
        `is not in the payload of \`${owner}.EVENTS.${event.name.text}\` (${fact!.from}); it carries ${keys.map((k) => `\`${k}\``).join(', ')}.`,
        facts.nearest(version, key, keys),
      );
    }
  };

  const strictKeys = (object: ts.ObjectLiteralExpression): boolean => {
    const up = object.parent;
    if (
      !ts.isCallExpression(up) ||
      !ts.isPropertyAccessExpression(up.expression)
    )
      return false;
    const owner = ownerOf(up.expression.expression);
    return Boolean(owner && facts.isService(owner));
  };

  const propertyKey = (node: ts.ObjectLiteralElementLike, name: string) => {
    const place = at(node);
    if (windowConfigPath(node) || inDataSource(node)) return; // the examples check reads whole configurations
    if (declared.has(name)) return resolver.local();
    const getter = /^get\w+Module$/.test(name);
    if (getter)
      return resolver.name(name, {...place, strict: true}, () =>
        facts.ofKind(version, 'module-getter').map((f) => f.name),
      );
    resolver.name(name, {
      ...place,
      strict: strictKeys(node.parent as ts.ObjectLiteralExpression),
    });
  };

  const isWindowConfig = (e: ts.Node) =>
    ts.isPropertyAccessExpression(e) &&
    e.name.text === 'config' &&
    e.expression.getText(file) === 'window';
  const windowConfigPath = (node: ts.Node): boolean => {
    let up: ts.Node | undefined = node;
    while (up) {
      if (
        ts.isBinaryExpression(up) &&
        up.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        isWindowConfig(up.left)
      )
        return true;
      if (ts.isFunctionLike(up)) return false;
      up = up.parent;
    }
    return false;
  };

  const inDataSource = (node: ts.Node): boolean => {
    for (let up = node.parent; up; up = up.parent) {
      if (isDataSource(up)) return true;
      if (ts.isFunctionLike(up)) return false;
    }
    return false;
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      importDeclaration(node);
      return;
    }
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const init = ts.isAwaitExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
      const owner = ownerOf(init);
      if (owner && ts.isIdentifier(node.name))
        aliases.set(node.name.text, owner);
      if (owner && ts.isObjectBindingPattern(node.name)) {
        for (const element of node.name.elements) {
          if (element.dotDotDotToken) continue;
          const key = (element.propertyName ?? element.name).getText(file);
          if (owner === servicesMark) {
            serviceKey(element, key);
            if (ts.isIdentifier(element.name))
              aliases.set(element.name.text, resolver.ownerOf(key) ?? key);
          } else if (key === 'EVENTS' && ts.isIdentifier(element.name))
            aliases.set(element.name.text, `${owner}#EVENTS`);
          else if (
            key === 'services' &&
            ts.isObjectBindingPattern(element.name)
          ) {
            for (const inner of element.name.elements)
              serviceKey(
                inner,
                (inner.propertyName ?? inner.name).getText(file),
              );
          } else if (key === 'services' && ts.isIdentifier(element.name))
            aliases.set(element.name.text, servicesMark);
          else member(element, owner, key);
        }
      } else if (ts.isObjectBindingPattern(node.name)) bindingKeys(node.name);
    } else if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name))
      bindingKeys(node.name);

    if (ts.isPropertyAccessExpression(node)) {
      const owner = ownerOf(node.expression);
      if (owner) member(node.name, owner, node.name.text);
      else {
        const root = rootOf(node);
        const thirdParty =
          root && resolver.names.local.has(root) && importedElsewhere(root);
        if (
          !thirdParty &&
          !isWindowConfig(node) &&
          !(
            ts.isIdentifier(node.expression) &&
            /^(?:process|console|Math|JSON|Object|Array|Number|String|Promise|Date|import)$/.test(
              node.expression.text,
            )
          )
        ) {
          resolver.name(node.name.text, at(node.name));
        } else resolver.local();
      }
    } else if (ts.isIdentifier(node) && isReference(node)) {
      if (declared.has(node.text) || typeNames.has(node.text)) resolver.local();
      else if (isTypePosition(node)) unverifiedType(node.text, at(node));
      else if (!options.inline || !insideCallArguments(node))
        resolver.name(node.text, at(node));
    } else if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
      if (ts.isObjectLiteralExpression(node.parent)) {
        const name =
          ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)
            ? node.name.text
            : null;
        if (name && /^[A-Za-z_$][\w$]*$/.test(name)) propertyKey(node, name);
        else if (name?.startsWith('@ohif/')) moduleId(name, at(node));
        else if (
          name &&
          /^[A-Za-z][\w]*(?:\.[\w]+)+$/.test(name) &&
          !resolver.names.local.has(name)
        ) {
          resolver.name(name, {...at(node), strict: true}, () =>
            facts.ofKind(version, 'customization').map((f) => f.name),
          );
        }
      }
    } else if (ts.isStringLiteralLike(node)) string(node);
    else if (ts.isJsxAttribute(node)) {
      const tag = node.parent.parent.tagName.getText(file);
      if (!/^[a-z]/.test(tag)) resolver.name(node.name.getText(file), at(node));
    } else if (ts.isQualifiedName(node)) {
      unverifiedType(node.getText(file).split('.').at(-1)!, at(node));
      return;
    }
    ts.forEachChild(node, visit);
  };

  const bindingKeys = (pattern: ts.ObjectBindingPattern) => {
    for (const element of pattern.elements) {
      if (element.dotDotDotToken) continue;
      const key = (element.propertyName ?? element.name).getText(file);
      if (/^\w+$/.test(key)) resolver.name(key, at(element));
      if (key === 'services' && ts.isIdentifier(element.name))
        aliases.set(element.name.text, servicesMark);
      if (key === 'services' && ts.isObjectBindingPattern(element.name))
        for (const inner of element.name.elements)
          serviceKey(inner, (inner.propertyName ?? inner.name).getText(file));
      if (/^\w+$/.test(key) && ts.isIdentifier(element.name)) {
        const owner = known(key);
        if (owner) aliases.set(element.name.text, owner);
      }
    }
  };

  const rootOf = (e: ts.Expression): string | null => {
    let at_: ts.Expression = e;
    while (
      ts.isPropertyAccessExpression(at_) ||
      ts.isCallExpression(at_) ||
      ts.isElementAccessExpression(at_) ||
      ts.isNonNullExpression(at_) ||
      ts.isAwaitExpression(at_) ||
      ts.isParenthesizedExpression(at_)
    )
      at_ = at_.expression;
    return ts.isIdentifier(at_) ? at_.text : null;
  };
  const thirdPartyImports = new Set<string>();
  for (const statement of file.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      !ts.isStringLiteral(statement.moduleSpecifier)
    )
      continue;
    if (
      /^@(?:ohif)\/(?:core|ui|ui-next|extension-cornerstone)$/.test(
        statement.moduleSpecifier.text,
      )
    )
      continue;
    const clause = statement.importClause;
    if (clause?.name) thirdPartyImports.add(clause.name.text);
    if (clause?.namedBindings) {
      if (ts.isNamespaceImport(clause.namedBindings))
        thirdPartyImports.add(clause.namedBindings.name.text);
      else
        for (const e of clause.namedBindings.elements)
          thirdPartyImports.add(e.name.text);
    }
  }
  const importedElsewhere = (n: string) =>
    thirdPartyImports.has(n) ||
    (declared.has(n) && sample.source.includes('require('));

  const insideCallArguments = (node: ts.Node): boolean => {
    let child: ts.Node = node;
    let up: ts.Node | undefined = node.parent;
    while (up) {
      if (ts.isCallExpression(up) && up.expression !== child) return true;
      child = up;
      up = up.parent;
    }
    return false;
  };

  visit(file);
}

function isTypePosition(node: ts.Node): boolean {
  let up: ts.Node | undefined = node;
  while (up) {
    if (ts.isTypeNode(up) || ts.isTypeReferenceNode(up)) return true;
    if (ts.isExpressionWithTypeArguments(up))
      return (
        up.parent &&
        ts.isHeritageClause(up.parent) &&
        up.parent.token === ts.SyntaxKind.ImplementsKeyword
      );
    if (ts.isStatement(up) || (ts.isExpression(up) && !ts.isIdentifier(up)))
      return false;
    up = up.parent;
  }
  return false;
}

/** An identifier that reads a variable, as against one that declares or labels something. */
function isReference(node: ts.Identifier): boolean {
  const p = node.parent;
  // The parser puts an empty name where a sample that does not parse lacks one.
  if (!p || !node.text) return false;
  if (ts.isPropertyAccessExpression(p)) return p.expression === node;
  if (ts.isQualifiedName(p)) return p.left === node;
  if (ts.isPropertyAssignment(p)) return p.initializer === node;
  if (ts.isBindingElement(p)) return p.initializer === node;
  if (ts.isShorthandPropertyAssignment(p)) return true;
  if (
    ts.isVariableDeclaration(p) ||
    ts.isParameter(p) ||
    ts.isPropertyDeclaration(p)
  )
    return p.initializer === node;
  if (
    ts.isFunctionLike(p) ||
    ts.isClassLike(p) ||
    ts.isInterfaceDeclaration(p) ||
    ts.isTypeAliasDeclaration(p) ||
    ts.isEnumDeclaration(p)
  )
    return (p as {name?: ts.Node}).name !== node;
  if (
    ts.isImportSpecifier(p) ||
    ts.isImportClause(p) ||
    ts.isNamespaceImport(p) ||
    ts.isExportSpecifier(p)
  )
    return false;
  if (
    ts.isLabeledStatement(p) ||
    ts.isBreakOrContinueStatement(p) ||
    ts.isJsxAttribute(p) ||
    ts.isEnumMember(p) ||
    ts.isTypeParameterDeclaration(p)
  )
    return false;
  if (
    ts.isPropertySignature(p) ||
    ts.isMethodSignature(p) ||
    ts.isNamedTupleMember(p) ||
    ts.isMetaProperty(p) ||
    ts.isJsxNamespacedName(p) ||
    ts.isTypePredicateNode(p)
  )
    return false;
  if (
    ts.isJsxOpeningElement(p) ||
    ts.isJsxSelfClosingElement(p) ||
    ts.isJsxClosingElement(p)
  )
    return !ts.isJsxClosingElement(p) && !/^[a-z]/.test(node.text);
  return true;
}
