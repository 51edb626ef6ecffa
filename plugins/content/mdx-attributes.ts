/** Reads and writes the attributes of elements in MDX. */
import type {Expression} from 'estree';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an attribute, if it is plain text. */
export function textAttribute(
  node: MdxElement,
  name: string,
): string | undefined {
  const attribute = node.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

const requireCall = (request: string): Expression => ({
  type: 'CallExpression',
  optional: false,
  callee: {type: 'Identifier', name: 'require'},
  arguments: [{type: 'Literal', value: request}],
});

const defaultOf = (object: Expression): Expression => ({
  type: 'MemberExpression',
  object,
  property: {type: 'Identifier', name: 'default'},
  computed: false,
  optional: false,
});

function expressionAttribute(
  name: string,
  value: string,
  expression: Expression,
): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** `name={require('request')}`, or `name={require('request').default}`. */
export function requireAttribute(
  name: string,
  request: string,
  {useDefault = false} = {},
): MdxJsxAttribute {
  const call = requireCall(request);
  return expressionAttribute(
    name,
    `require(${JSON.stringify(request)})${useDefault ? '.default' : ''}`,
    useDefault ? defaultOf(call) : call,
  );
}

/** `name={{key: require('request').default, …}}`. */
export function requireAllAttribute(
  name: string,
  requests: Readonly<Record<string, string>>,
): MdxJsxAttribute {
  const entries = Object.entries(requests);
  return expressionAttribute(
    name,
    `{${entries
      .map(
        ([key, request]) =>
          `${JSON.stringify(key)}: require(${JSON.stringify(request)}).default`,
      )
      .join(', ')}}`,
    {
      type: 'ObjectExpression',
      properties: entries.map(([key, request]) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Literal', value: key},
        value: defaultOf(requireCall(request)),
      })),
    },
  );
}
