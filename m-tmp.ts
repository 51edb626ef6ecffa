import {readdirSync,readFileSync} from 'node:fs';
import {checkNetwork} from './packages/doctor/network';
const {expected,measured}=JSON.parse(readFileSync('packages/doctor/network/recordings/expected.json','utf8'));
const d='packages/doctor/network/recordings/';
const tally:any={tuned:[0,0],measured:[0,0]};
for(const f of readdirSync(d+'faults')){const n=f.replace(/\.\w+$/,'');const r=checkNetwork(readFileSync(d+'faults/'+f,'utf8'));const ok=r.findings[0]?.rule===expected[n];const k=measured.includes(n)?'measured':'tuned';tally[k][1]++;if(ok)tally[k][0]++;else console.log(k,f,'expected',expected[n],'got',r.findings.map(x=>x.rule+':'+x.severity),r.problem,r.notUnderstood);if(r.findings.length>1)console.log('  also',f,r.findings.map(x=>x.rule))}
for(const f of readdirSync(d+'healthy')){const r=checkNetwork(readFileSync(d+'healthy/'+f,'utf8'));if(r.findings.length||r.problem)console.log('HEALTHY',f,r.findings.map(x=>x.rule+JSON.stringify(x.evidence)),r.problem)}
console.log(tally);
