import { readFileSync } from 'node:fs';
export const cap=s=>s[0].toUpperCase()+s.slice(1);
const T=x=>{const t=x.type.replace(/^\(\w+( \w+)*\) /,'').replace(/^(const|let|var|function) /,'');const m=/^[\w.<>]+?\??: (.*)/.exec(t);return m?m[1]:t;};
export function decide(x, manual){
  const key=`${x.f}|${x.name}|${x.code}`; const k2=`${x.f}|${x.name}`; const k3=`*|${x.name}`;
  if(manual[key]!==undefined) return manual[key]; if(manual[k2]!==undefined) return manual[k2]; if(manual[k3]!==undefined) return manual[k3];
  const t=T(x);
  if(x.name==='place'){
    if(/^(\w*Location|ResolvedAt|LocatedExpression|Pick<LocatedExpression.*|\{ file: SourceFile.*|Omit<ExpressionLocation.*)( \| undefined)?\b/.test(t)) return 'location';
    if(/^number/.test(t)) return 'position';
    if(/^Town/.test(t)) return 'town';
    if(/^(string|"|PathPattern|readonly string\[\]|string\[\]|Segment\[\]|Path\b|JSONPath)/.test(t)) return 'path';
    if(/^Field\b/.test(t)) return 'field'; if(/^Scope/.test(t)) return 'scope'; if(/^FoundPath/.test(t)) return 'found';
    if(/^RefObject|^Element/.test(t)) return 'element';
  }
  if(x.name==='places'){
    if(/^(string\[\]|readonly string\[\]|Set<string>|PathIndex|ReadPaths|ReadonlyMap<string, JsonSchema|Map<string, JsonSchema|Map<string, Set|readonly FoundPath|Places)/.test(t)) return 'paths';
    if(/^(number\[\]|Map<string, number>)/.test(t)) return 'positions';
  }
  if(/^(wordsOf)$/.test(x.name) && /readonly string\[\]|string\[\]/.test(t)) return null; // lists of words
  if(x.name==='words' && /^(readonly )?(string\[\]|Set<string>|readonly SearchedText|Intl.Segmenter|RegExp)|^readonly string\[\]|Set<string>|^string\[\]|^readonly SearchedText/.test(t)) return null;
  if(/^words$|Words$|Words(?=[A-Z])/.test(x.name) && /words?\b/i.test(x.name) && !/^words$/.test(x.name)) {}
  if(x.name==='words' && /^string/.test(t)) return 'text';
  if(x.name==='reach'&&/^(OrganizationScope|UserScope|AskingUser)/.test(t)) return 'scope';
  if(x.name==='said'&&/^string( \| undefined)?/.test(t)&&!/^string\[/.test(t)) return 'text';
  return undefined;
}
if(process.argv[1].endsWith('decide.mjs')){
 const o=JSON.parse(readFileSync('/tmp/names.json')); let manual={}; try{manual=JSON.parse(readFileSync('/tmp/manual.json'))}catch{}
 let last='',n=0; for(const x of o){const d=decide(x,manual); if(d===undefined){n++; if(x.f!==last){console.log('## '+x.f); last=x.f;} console.log(`${x.line} ${x.kind[0]} ${x.name} | ${x.code.slice(0,95)} | ${T(x).slice(0,70)}`);} }
 console.log(n);
}
